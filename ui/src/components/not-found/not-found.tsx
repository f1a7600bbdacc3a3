import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../button/button-class.ts'

export type NotFoundProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** A decorative image. */
  illustration?: ReactNode
  /** Target of the link below the text. */
  homeHref: string
  /** Text of that link. */
  homeLabel?: string
  /** Heading; the dashboard uses `404 Not Found.` */
  title?: string
}

/** The page for unknown addresses. */
export function NotFound({
  illustration,
  homeHref,
  homeLabel = 'Back to the toys',
  title = 'We could not find that page',
  className,
  ...props
}: NotFoundProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className={cx('grid grid-cols-1 justify-items-center gap-4 py-6 text-center md:py-12', className)}
      {...props}
    >
      {illustration ? (
        <div className="relative grid aspect-square w-64 max-w-full place-items-center sm:w-80">
          <i aria-hidden="true" className="absolute inset-0 rounded-full bg-tint-sky" />
          <div className="relative w-[78%] transition-transform duration-700 ease-out hover:rotate-6 [&>*]:h-auto [&>*]:w-full">
            {illustration}
          </div>
        </div>
      ) : null}
      <h1 id={titleId} className="text-4xl">
        {title}
      </h1>
      <p className="max-w-[25.6em] text-lg text-ink-soft text-pretty">
        Our penguin has looked under every bed. The address may be old, or a letter may have gone missing.
      </p>
      <a href={homeHref} className={cx(buttonClass(), 'mt-2')}>
        {homeLabel}
      </a>
    </section>
  )
}
