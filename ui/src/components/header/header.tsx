import { Menu as MenuIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Logo } from '../logo/logo.tsx'
import { SkipLink } from './skip-link.tsx'

export type HeaderLink = {
  label: string
  href: string
  /** Marks the current page. */
  current?: boolean
}

export type HeaderProps = Omit<ComponentProps<'header'>, 'children'> & {
  /** Target of the logo. */
  homeHref: string
  /** Main links. On small screens they are in the menu drawer instead. */
  links: ReadonlyArray<HeaderLink>
  /** The Categories menu, or the button that loads it. */
  categories?: ReactNode
  /** The search box. It has its own row below 768 px. */
  search?: ReactNode
  /** The account menu. On phones it is in the menu drawer instead. */
  account?: ReactNode
  /** The cart button. */
  cart?: ReactNode
  /** Whether the menu drawer is open. */
  menuOpen?: boolean
  /** Shown at the corner of the menu button, for example a count of unread messages. */
  menuBadge?: ReactNode
  /** Called when the user clicks the menu button. */
  onMenuOpen: () => void
}

/** The header of every page. It is sticky unless the screen is low, as it also is at 400 % zoom. */
export function Header({
  homeHref,
  links,
  categories,
  search,
  account,
  cart,
  menuOpen = false,
  menuBadge,
  onMenuOpen,
  className,
  ...props
}: HeaderProps) {
  return (
    <header
      data-bar
      className={cx(
        'top-0 z-30 border-b border-line bg-paper px-4 md:px-6 xl:px-8 print:hidden [@media(min-height:36rem)]:sticky md:[@media(min-height:30rem)]:sticky',
        className,
      )}
      {...props}
    >
      <SkipLink />
      <div className="mx-auto flex max-w-content flex-wrap items-center gap-x-2 gap-y-2 py-3 [@media(max-height:30rem)]:py-1 md:flex-nowrap md:gap-x-4 md:py-3.5 lg:gap-x-6">
        <span className="relative -ms-3 lg:hidden">
          <IconButton
            label="Menu"
            icon={<MenuIcon aria-hidden="true" />}
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onClick={onMenuOpen}
          />
          {menuBadge}
        </span>
        {/* With large text on a phone there is no room for the name beside both buttons. */}
        <Logo href={homeHref} className="me-auto max-[18rem]:w-9 lg:me-0" />
        <nav aria-label="Main" className="hidden items-center lg:flex">
          {categories}
          {links.map((link) => (
            <a
              key={link.href}
              href={link.href}
              aria-current={link.current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-control px-3 font-semibold whitespace-nowrap text-ink no-underline decoration-sun decoration-4 underline-offset-8 hover:bg-sun-pale aria-[current=page]:underline"
            >
              {link.label}
            </a>
          ))}
        </nav>
        {search ? (
          <div className="order-last w-full min-w-0 md:order-none md:w-auto md:max-w-md md:flex-1">{search}</div>
        ) : null}
        {account ? <div className="ms-auto hidden md:block">{account}</div> : null}
        {cart}
      </div>
    </header>
  )
}
