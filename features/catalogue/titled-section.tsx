import { type ReactNode, useId } from 'react'

export type TitledSectionProps = {
  title: string
  /** A link beside the title. */
  link?: { label: string; href: string }
  children: ReactNode
}

/** A section of a page with its heading. */
export function TitledSection({ title, link, children }: TitledSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
        <h2 id={titleId} className="text-2xl">
          {title}
        </h2>
        {link ? (
          <a href={link.href} className="inline-flex min-h-11 items-center font-semibold text-sky underline">
            {link.label}
          </a>
        ) : null}
      </div>
      {children}
    </section>
  )
}
