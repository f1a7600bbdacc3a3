import { type ComponentProps, useId } from 'react'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../button/button-class.ts'
import { HeroArt, type HeroArtProps } from './hero-art.tsx'

export type HeroLink = { label: string; href: string }

export type HeroProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** One or two short sentences below the title, which is always `Toys For Everyone`. */
  text: string
  /** The primary link, as a red button. */
  link: HeroLink
  /** A second link, as a white button. */
  secondaryLink?: HeroLink
  /** URLs of four square drawings without background. */
  art: HeroArtProps
}

/** The top of the home page: a title, one or two links and a picture. */
export function Hero({ text, link, secondaryLink, art, className, ...props }: HeroProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className={cx(
        // At least as high as the picture, so that the title stays when the picture arrives in a later part of the document.
        'grid grid-cols-1 items-center gap-x-6 gap-y-8 md:min-h-[min(32rem,40vw)] md:grid-cols-2',
        className,
      )}
      {...props}
    >
      <div className="grid grid-cols-1 justify-items-start">
        <h1 id={titleId} className="isolate mb-4 text-hero lg:mb-5">
          Toys For{' '}
          <span className="relative inline-block before:absolute before:-inset-x-[2%] before:-bottom-[0.02em] before:-z-10 before:h-[0.24em] before:origin-left before:rounded-full before:bg-sun before:transition-transform before:duration-700 before:ease-out starting:before:scale-x-0">
            Everyone
          </span>
        </h1>
        <p className="mb-7 max-w-[19.2em] text-lg text-ink-soft text-pretty lg:text-xl lg:leading-normal">{text}</p>
        <div className="flex flex-wrap gap-x-3 gap-y-4">
          <a href={link.href} className={buttonClass()}>
            {link.label}
          </a>
          {secondaryLink ? (
            <a href={secondaryLink.href} className={buttonClass({ variant: 'secondary' })}>
              {secondaryLink.label}
            </a>
          ) : null}
        </div>
      </div>
      <HeroArt {...art} />
    </section>
  )
}
