import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../../lib/cx.ts'
import type { Tint } from '../../tokens.ts'
import { tintClass } from '../picture/tint.ts'

export type AuthCardProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** Heading of the page. */
  title: string
  /** A sentence below the title. */
  text?: string
  /** A decorative image: `<img src alt="" width height />`. On phones it is above the form. */
  illustration?: ReactNode
  /** Background of the illustration. */
  tint?: Tint
  /** Link to the other form. */
  footer?: ReactNode
  /** The form. */
  children?: ReactNode
}

/** A form with a title and an illustration beside it. */
export function AuthCard({
  title,
  text,
  illustration,
  tint = 'sun',
  footer,
  className,
  children,
  ...props
}: AuthCardProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className={cx(
        'mx-auto grid grid-cols-1 w-full overflow-hidden rounded-hero border border-line bg-card shadow-card',
        // Rows and columns are named, so that the form does not move when the illustration arrives in a later part of the document.
        illustration ? 'max-w-4xl max-md:grid-rows-[7rem_auto] md:grid-cols-[1.15fr_1fr]' : 'max-w-xl',
        className,
      )}
      {...props}
    >
      <div className={cx('min-w-0 p-5 sm:p-8 lg:p-10', illustration && 'max-md:row-start-2')}>
        <h1 id={titleId} className="text-3xl wrap-anywhere">
          {title}
        </h1>
        {text ? <p className="mt-2 text-ink-soft text-pretty">{text}</p> : null}
        <div className="mt-6">{children}</div>
        {footer ? <div className="mt-5 border-t border-line pt-3">{footer}</div> : null}
      </div>
      {illustration ? (
        <div
          className={cx('relative max-md:row-start-1 grid place-items-center overflow-hidden md:p-8', tintClass[tint])}
        >
          <i aria-hidden="true" className="absolute aspect-square w-40 rounded-full md:w-[82%] bg-card/60" />
          <i aria-hidden="true" className="absolute top-[12%] right-[12%] size-6 rotate-12 rounded-sm bg-tomato" />
          <i
            aria-hidden="true"
            className="absolute bottom-[14%] left-[13%] size-7 rounded-full border-4 border-lagoon"
          />
          <div className="relative w-26 md:w-[68%] transition-transform duration-700 ease-out hover:rotate-3 [&>*]:h-auto [&>*]:w-full">
            {illustration}
          </div>
        </div>
      ) : null}
    </section>
  )
}
