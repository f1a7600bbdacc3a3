import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../../lib/cx.ts'
import type { Tint } from '../../tokens.ts'
import { tintClass } from '../picture/tint.ts'

export type ArticleSection = {
  title: string
  paragraphs?: readonly string[]
  /** A list below the paragraphs. */
  points?: readonly string[]
  /** The next step, below the text. */
  link?: { label: string; href: string }
}

export type ArticleProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  /** Heading of the page. */
  title: string
  /** One or two sentences below the title. */
  intro: string
  /** The text, in sections with headings of level 2. */
  sections: ReadonlyArray<ArticleSection>
  /** A decorative image: `<img src alt="" width height />`. Phones do not show it. */
  illustration?: ReactNode
  /** Background of title and illustration. */
  tint?: Tint
}

/** A page of text. Its lines are at most 65 characters long. */
export function Article({ title, intro, sections, illustration, tint = 'sun', className, ...props }: ArticleProps) {
  const titleId = useId()
  return (
    <article aria-labelledby={titleId} className={cx('min-w-0', className)} {...props}>
      <header
        className={cx('flex items-center justify-between gap-6 rounded-hero p-5 sm:p-8 print:p-0', tintClass[tint])}
      >
        <div className="min-w-0">
          <h1 id={titleId} className="text-2xl wrap-anywhere sm:text-3xl">
            {title}
          </h1>
          <p className="mt-2 max-w-[25.6em] text-lg text-pretty">{intro}</p>
        </div>
        {illustration ? (
          <div className="hidden w-26 shrink-0 sm:block [&>*]:h-auto [&>*]:w-full">{illustration}</div>
        ) : null}
      </header>
      <div className="mt-8 grid grid-cols-1 gap-8 sm:px-8">
        {sections.map(({ title, paragraphs = [], points = [], link }) => (
          <section key={title} className="max-w-2xl">
            <h2 className="text-xl">{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-2 text-pretty">
                {paragraph}
              </p>
            ))}
            {points.length > 0 ? (
              <ul className="mt-2 grid list-disc gap-1 ps-5 marker:text-ink-soft">
                {points.map((point) => (
                  <li key={point} className="text-pretty">
                    {point}
                  </li>
                ))}
              </ul>
            ) : null}
            {link ? (
              <a
                href={link.href}
                className="mt-1 inline-flex min-h-11 items-center font-semibold text-sky underline-offset-4 hover:underline"
              >
                {link.label}
              </a>
            ) : null}
          </section>
        ))}
      </div>
    </article>
  )
}
