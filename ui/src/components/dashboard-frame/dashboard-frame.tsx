import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'
import { cx } from '../../lib/cx.ts'
import { SkipLink } from '../header/skip-link.tsx'
import { Logo } from '../logo/logo.tsx'
import { DashboardMenuButton } from './dashboard-menu-button.tsx'
import { DashboardNav, type DashboardNavSection } from './dashboard-nav.tsx'

export type DashboardFrameProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** Target of the logo: the first page of the dashboard. */
  homeHref: string
  /** Heading and accessible name of the links. */
  title?: string
  /** Label of the button that shows the links on phones. */
  menuLabel?: string
  /** The links, in groups. */
  sections: ReadonlyArray<DashboardNavSection>
  /** Shown in the top bar: the search, the link to the shop and the account menu. */
  actions?: ReactNode
  /** The page: a `Page`. */
  children?: ReactNode
}

/**
 * The frame of the back office: a top bar and a sidebar around the page. The sidebar is narrow from 768 px, with labels below the icons, and
 * has them beside the icons from 1280 px. On phones a button of the top bar opens it.
 */
export function DashboardFrame({
  homeHref,
  title = 'Account',
  menuLabel = 'Dashboard Menu',
  sections,
  actions,
  className,
  children,
  ...props
}: DashboardFrameProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const menuButton = useRef<HTMLButtonElement>(null)

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    menuButton.current?.focus()
  }
  /** The open menu covers the page, so it closes when the focus goes there. */
  function closeOnBlur({ relatedTarget, currentTarget }: FocusEvent): void {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false)
  }

  const badges = sections.flatMap(({ links }) => links.flatMap(({ badge }) => badge ?? []))
  return (
    <div
      className={cx(
        'grid grow grid-cols-1 grid-rows-[auto_1fr] md:grid-cols-[6rem_minmax(0,1fr)] xl:grid-cols-[15rem_minmax(0,1fr)] print:block',
        className,
      )}
      {...props}
    >
      {/* On phones the bar and the menu are one sticky box, and the menu opens below the bar. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only closes the menu for the controls within it */}
      <div
        onKeyDown={closeOnEscape}
        onBlur={closeOnBlur}
        className="top-0 z-30 md:contents print:hidden [@media(min-height:30rem)]:sticky"
      >
        <header
          data-bar
          className="top-0 z-30 flex min-h-14 flex-wrap items-center gap-1 border-b border-line bg-card px-2 md:col-span-2 md:h-14 md:flex-nowrap md:gap-2 md:px-4 [@media(min-height:30rem)]:md:sticky"
        >
          <SkipLink />
          <DashboardMenuButton
            ref={menuButton}
            label={menuLabel}
            badges={badges}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className="me-auto md:hidden"
          />
          <Logo href={homeHref} className="me-auto max-md:hidden [&_svg]:size-8" />
          {actions}
        </header>
        <DashboardNav id={id} title={title} sections={sections} open={open} onFollow={() => setOpen(false)} />
      </div>
      <div className="flex min-w-0 flex-col">{children}</div>
    </div>
  )
}
