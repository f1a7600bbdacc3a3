import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../button/button-class.ts'

export type BrandStoryProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Name of the brand. */
  name: string
  /** Its description. */
  text: string
  /** Link to its toys. */
  href: string
  /** Pictures of up to three of its toys. */
  children?: ReactNode
}

/** One brand and what it says about itself, beside pictures of its toys. */
export function BrandStory({ name, text, href, children, className, ...props }: BrandStoryProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className={cx(
        'grid grid-cols-1 items-center gap-6 rounded-hero bg-lagoon-pale p-4 sm:p-6 md:grid-cols-2 lg:p-8',
        className,
      )}
      {...props}
    >
      <div className="min-w-0">
        <p className="font-semibold text-lagoon-text">The people behind the toys</p>
        <h2 id={titleId} className="mt-1 text-2xl wrap-anywhere">
          {name}
        </h2>
        <p className="mt-2 max-w-[25.6em] text-lg text-ink-soft text-pretty wrap-anywhere">{text}</p>
        <a href={href} className={cx(buttonClass({ variant: 'secondary' }), 'mt-5')}>
          See their toys
        </a>
      </div>
      <div className="grid grid-cols-3 gap-3">{children}</div>
    </section>
  )
}
