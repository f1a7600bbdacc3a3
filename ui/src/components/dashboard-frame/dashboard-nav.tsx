import { type RefObject, useEffect, useId, useRef } from 'react'
import { CountBadge } from '../count-badge/count-badge.tsx'
import type { SidebarLink } from '../sidebar/sidebar.tsx'

export type DashboardNavSection = {
  /** Name of the group. The first group needs none. */
  title?: string
  links: readonly SidebarLink[]
}

export type DashboardNavProps = {
  id: string
  title: string
  sections: readonly DashboardNavSection[]
  /** Whether the menu of phones is open. */
  open: boolean
  /** Called when a link is followed. */
  onFollow: () => void
}

/** The links of the dashboard, in groups. */
export function DashboardNav({ id, title, sections, open, onFollow }: DashboardNavProps) {
  const nav = useRef<HTMLElement>(null)
  const currentHref = sections.flatMap(({ links }) => links).find(({ current }) => current)?.href
  useScrollToCurrent(nav, currentHref)
  return (
    <nav
      ref={nav}
      id={id}
      aria-label={title}
      data-open={open || undefined}
      className="hidden overflow-y-auto overscroll-contain border-e border-line bg-card px-3 py-3 data-open:block max-md:absolute max-md:inset-x-0 max-md:top-full max-md:h-[calc(100dvh-3.5rem-var(--bottom-bar,0px))] md:block md:self-start md:px-1.5 xl:px-3 [@media(min-height:30rem)]:md:sticky [@media(min-height:30rem)]:md:top-14 [@media(min-height:30rem)]:md:h-[calc(100dvh-3.5rem-var(--bottom-bar,0px))]"
    >
      <h2 className="px-3 pt-1 pb-2 text-lg md:sr-only xl:not-sr-only xl:px-3 xl:pt-1 xl:pb-2">{title}</h2>
      {sections.map((section) => (
        <NavSection key={section.title ?? ''} {...section} onFollow={onFollow} />
      ))}
    </nav>
  )
}

/** Scrolls the sidebar, but never the page, to the link of the current page, if that is outside of the visible part. */
function useScrollToCurrent(nav: RefObject<HTMLElement | null>, currentHref: string | undefined): void {
  useEffect(
    function scrollToCurrent() {
      const link = currentHref && nav.current?.querySelector('[aria-current=page]')
      if (!link || !nav.current) return
      const visible = nav.current.getBoundingClientRect()
      const { top, bottom } = link.getBoundingClientRect()
      if (top < visible.top || bottom > visible.bottom)
        nav.current.scrollTop += (top + bottom - visible.top - visible.bottom) / 2
    },
    [nav, currentHref],
  )
}

type NavSectionProps = DashboardNavSection & Pick<DashboardNavProps, 'onFollow'>

function NavSection({ title, links, onFollow }: NavSectionProps) {
  const id = useId()
  return (
    <div className="not-first-of-type:mt-2 not-first-of-type:border-t not-first-of-type:border-line not-first-of-type:pt-2">
      {title ? (
        <p id={id} className="px-3 pb-1 text-xs font-semibold text-ink-soft md:sr-only xl:not-sr-only xl:px-3 xl:pb-1">
          {title}
        </p>
      ) : null}
      <ul aria-labelledby={title ? id : undefined} className="grid list-none grid-cols-1 gap-0.5 p-0">
        {links.map((link) => (
          <li key={link.href}>
            <NavLink {...link} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** In the rail a count is beside the icon, which it never covers. The count describes the link, whose name stays the same. */
function NavLink({ label, href, icon, current, badge, onFollow }: SidebarLink & { onFollow: () => void }) {
  const badgeId = useId()
  const hasCount = badge !== undefined && badge.count > 0
  return (
    <a
      href={href}
      aria-current={current ? 'page' : undefined}
      {...(hasCount && { 'aria-describedby': badgeId })}
      onClick={onFollow}
      className="flex min-h-11 items-center gap-2.5 rounded-control px-3 py-1 font-semibold text-ink-soft no-underline transition-colors duration-quick hover:bg-sun-pale hover:text-ink md:relative md:min-h-10 md:max-xl:flex-col md:max-xl:justify-center md:max-xl:gap-0.5 md:max-xl:px-1 forced-colors:aria-[current=page]:forced-selected aria-[current=page]:bg-sun aria-[current=page]:scheme-light aria-[current=page]:text-ink [&_svg]:size-5 [&_svg]:shrink-0"
    >
      {icon}
      <span className="min-w-0 flex-1 wrap-anywhere md:max-xl:max-w-full md:max-xl:flex-none md:max-xl:text-center md:max-xl:text-xs">
        {label}
      </span>
      {badge ? (
        <CountBadge
          id={badgeId}
          aria-hidden="true"
          {...badge}
          className="md:max-xl:absolute md:max-xl:start-[calc(50%+0.75rem)] md:max-xl:top-0.5 md:max-xl:h-4.5 md:max-xl:min-w-4.5 md:max-xl:px-1"
        />
      ) : null}
    </a>
  )
}
