import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import { CountBadge } from '../count-badge/count-badge.tsx'

export type SidebarLink = {
  /** Name of the page. */
  label: string
  /** Link to the page. */
  href: string
  /** A lucide icon, shown at 20 px. */
  icon?: ReactNode
  /** Marks the current page, or the parent of the current page. */
  current?: boolean
  /** Count of new items: `{ count: 3, label: 'unread messages' }`. */
  badge?: { count: number; label: string }
}

export type SidebarProps = Omit<ComponentProps<'aside'>, 'children' | 'title'> & {
  /** Heading and accessible name of the links. */
  title?: string
  /** Label of the button that shows the links on small screens. */
  menuLabel?: string
  /** Links in order. */
  links: ReadonlyArray<SidebarLink>
}

/** The navigation of the dashboard. On small screens it is collapsed behind a button. */
export function Sidebar({ title = 'Account', menuLabel = 'Dashboard Menu', links, className, ...props }: SidebarProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <aside
      className={cx('rounded-panel border border-line bg-card p-2 shadow-card lg:px-3 lg:py-5', className)}
      {...props}
    >
      <h2 className="hidden px-3 pb-2.5 text-xl lg:block">{title}</h2>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="group/menu flex min-h-11 w-full items-center justify-between gap-3 rounded-control px-3 text-start font-semibold transition-colors duration-quick hover:bg-sun-pale lg:hidden"
      >
        {menuLabel}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform duration-base ease-out group-aria-expanded/menu:rotate-180"
        />
      </button>
      <nav id={id} aria-label={title} data-open={open || undefined} className="hidden data-open:block lg:block">
        <ul className="grid grid-cols-1 list-none gap-0.5 p-0 max-lg:pt-1">
          {links.map((link) => (
            <li key={link.href}>
              <SidebarRow {...link} onPress={() => setOpen(false)} />
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  )
}

function SidebarRow({ label, href, icon, current, badge, onPress }: SidebarLink & { onPress: () => void }) {
  return (
    <a
      href={href}
      aria-current={current ? 'page' : undefined}
      onClick={onPress}
      className="flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5 font-semibold text-ink-soft no-underline transition-colors duration-quick hover:bg-sun-pale hover:text-ink forced-colors:aria-[current=page]:forced-selected aria-[current=page]:bg-sun aria-[current=page]:scheme-light aria-[current=page]:text-ink [&_svg]:size-5 [&_svg]:shrink-0"
    >
      {icon}
      <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
      {badge ? <CountBadge {...badge} /> : null}
    </a>
  )
}
