import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { Logo } from '../logo/logo.tsx'

export type FooterLink = { label: string; href: string }
export type FooterColumn = { title: string; links: readonly FooterLink[] }

export type FooterProps = Omit<ComponentProps<'footer'>, 'children'> & {
  /** Target of the logo. */
  homeHref: string
  /** Groups of links. */
  columns: ReadonlyArray<FooterColumn>
  /** The newsletter form. */
  newsletter?: ReactNode
  /** Name of the shop's author. */
  author: string
  /** External profiles of the author. */
  profiles: ReadonlyArray<FooterLink>
}

const linkClass =
  'inline-flex min-h-11 items-center text-on-night underline-offset-4 hover:text-sun hover:underline md:min-h-9'

/** The footer of every page. */
export function Footer({ homeHref, columns, newsletter, author, profiles, className, ...props }: FooterProps) {
  return (
    <footer
      className={cx(
        'bg-night px-4 pt-12 pb-8 text-on-night md:px-6 xl:px-8 print:hidden [&_:focus-visible]:outline-sun',
        className,
      )}
      {...props}
    >
      <div className="mx-auto grid max-w-content grid-cols-2 gap-x-8 gap-y-10 md:grid-cols-[1.4fr_1fr_1fr] lg:grid-cols-[1.4fr_1fr_1fr_1.8fr]">
        <div className="col-span-2 md:col-span-1">
          <Logo href={homeHref} />
          <p className="mt-2 text-on-night-soft">Toys that go round and round.</p>
        </div>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className="mb-1 font-text text-base font-bold tracking-normal">{column.title}</h2>
            <ul className="list-none p-0">
              {column.links.map((item) => (
                <li key={item.href}>
                  <a href={item.href} className={linkClass}>
                    {item.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {newsletter ? <div className="col-span-full min-w-0 lg:col-span-1">{newsletter}</div> : null}
        <p className="col-span-full flex flex-wrap items-center gap-x-4 border-t border-edge pt-4 text-sm text-on-night-soft">
          <span>Made by {author}</span>
          {profiles.map((profile) => (
            <a key={profile.href} href={profile.href} rel="noreferrer" target="_blank" className={linkClass}>
              {profile.label}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          ))}
        </p>
      </div>
    </footer>
  )
}
