import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { Disclosure } from '../disclosure/disclosure.tsx'
import { Drawer, type DrawerProps } from '../drawer/drawer.tsx'

export type NavDrawerItem = {
  /** Text of the item; must be unique in its group. */
  label: string
  /** Renders the item as a link. */
  href?: string
  /** Called when the user selects the item, for actions such as `Sign Out`. */
  onSelect?: () => void
  /** Marks the current page. */
  current?: boolean
}

export type NavDrawerGroup = {
  /** Heading and accessible name of the group. */
  title: string
  /** Items in order. */
  items: ReadonlyArray<NavDrawerItem>
  /** Hides the items until the user opens the group. For long lists. */
  collapsible?: boolean
}

export type NavDrawerProps = Omit<DrawerProps, 'title' | 'footer' | 'side'> & {
  /** Whether the drawer is open. */
  open: boolean
  /** Called when the user closes the drawer or selects an item. */
  onClose: () => void
  /** Groups such as Shop, Over 10+ Categories and Account, in order. */
  groups: ReadonlyArray<NavDrawerGroup>
  /** Settings below the groups, such as a `ThemeSwitch`. */
  children?: ReactNode
}

const itemClass =
  'flex min-h-12 w-full items-center rounded-control px-3 text-start text-lg font-semibold text-ink no-underline hover:bg-sun-pale aria-[current=page]:bg-sun aria-[current=page]:scheme-light forced-colors:aria-[current=page]:forced-selected'

/** The navigation on phones. */
export function NavDrawer({ open, onClose, groups, children, ...props }: NavDrawerProps) {
  return (
    <Drawer {...props} open={open} onClose={onClose} title="Menu" side="left">
      {groups.map((group) => (
        <nav
          key={group.title}
          aria-label={group.title}
          className={cx('-mx-3', !group.collapsible && 'pt-4 first:pt-0')}
        >
          {group.collapsible ? (
            <Disclosure label={group.title} size="lg">
              <NavDrawerRows items={group.items} onClose={onClose} className="ms-3 border-s border-line ps-1.5" />
            </Disclosure>
          ) : (
            <>
              <h3 className="px-3 pb-1 font-text text-sm font-semibold tracking-normal text-ink-soft">{group.title}</h3>
              <NavDrawerRows items={group.items} onClose={onClose} />
            </>
          )}
        </nav>
      ))}
      {children ? <div className="pt-6">{children}</div> : null}
    </Drawer>
  )
}

type RowsProps = { items: ReadonlyArray<NavDrawerItem>; onClose: () => void; className?: string }

function NavDrawerRows({ items, onClose, className }: RowsProps) {
  return (
    <ul className={cx('list-none p-0', className)}>
      {items.map((item) => (
        <li key={item.label}>
          <NavDrawerRow {...item} onClose={onClose} />
        </li>
      ))}
    </ul>
  )
}

function NavDrawerRow({ label, href, onSelect, current, onClose }: NavDrawerItem & { onClose: () => void }) {
  const select = () => {
    onClose()
    onSelect?.()
  }
  return href ? (
    <a href={href} aria-current={current ? 'page' : undefined} onClick={select} className={itemClass}>
      {label}
    </a>
  ) : (
    <button type="button" onClick={select} className={itemClass}>
      {label}
    </button>
  )
}
