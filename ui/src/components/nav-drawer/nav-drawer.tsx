import { Drawer } from '../drawer/drawer.tsx'

export type NavDrawerItem = {
  /** What it says; tells items apart. */
  label: string
  /** Makes it a link. */
  href?: string
  /** What a press does, for items that lead nowhere, such as Sign Out. */
  onSelect?: () => void
  /** This is the page on screen. */
  current?: boolean
}

export type NavDrawerGroup = {
  /** Heads the group and names it. */
  title: string
  /** From top to bottom. */
  items: ReadonlyArray<NavDrawerItem>
}

export type NavDrawerProps = {
  /** Whether it is shown. */
  open: boolean
  /** Asked for by the reader, or because an item was chosen. */
  onClose: () => void
  /** Such as Shop, Over 10+ Categories, Account. */
  groups: ReadonlyArray<NavDrawerGroup>
}

const item =
  'flex min-h-12 w-full items-center rounded-control px-3 text-start text-lg font-semibold text-ink no-underline hover:bg-sun-pale aria-[current=page]:bg-sun'

/** The whole navigation on phones. */
export function NavDrawer({ open, onClose, groups }: NavDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} title="Menu" side="left">
      {groups.map((group) => (
        <nav key={group.title} aria-label={group.title} className="-mx-3 mb-5">
          <h3 className="px-3 pb-1 font-text text-sm font-semibold tracking-normal text-ink-soft">{group.title}</h3>
          <ul className="list-none p-0">
            {group.items.map((entry) => (
              <li key={entry.label}>
                <NavDrawerRow {...entry} onClose={onClose} />
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </Drawer>
  )
}

function NavDrawerRow({ label, href, onSelect, current, onClose }: NavDrawerItem & { onClose: () => void }) {
  const choose = () => {
    onClose()
    onSelect?.()
  }
  return href ? (
    <a href={href} aria-current={current ? 'page' : undefined} onClick={choose} className={item}>
      {label}
    </a>
  ) : (
    <button type="button" onClick={choose} className={item}>
      {label}
    </button>
  )
}
