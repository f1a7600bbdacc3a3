import { Drawer } from '../drawer/drawer.tsx'

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
}

export type NavDrawerProps = {
  /** Whether the drawer is open. */
  open: boolean
  /** Called when the user closes the drawer or selects an item. */
  onClose: () => void
  /** Groups such as Shop, Over 10+ Categories and Account. */
  groups: ReadonlyArray<NavDrawerGroup>
}

const itemClass =
  'flex min-h-12 w-full items-center rounded-control px-3 text-start text-lg font-semibold text-ink no-underline hover:bg-sun-pale aria-[current=page]:bg-sun'

/** The navigation on phones. */
export function NavDrawer({ open, onClose, groups }: NavDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} title="Menu" side="left">
      {groups.map((group) => (
        <nav key={group.title} aria-label={group.title} className="-mx-3 mb-5">
          <h3 className="px-3 pb-1 font-text text-sm font-semibold tracking-normal text-ink-soft">{group.title}</h3>
          <ul className="list-none p-0">
            {group.items.map((item) => (
              <li key={item.label}>
                <NavDrawerRow {...item} onClose={onClose} />
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </Drawer>
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
