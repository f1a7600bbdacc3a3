import * as Dropdown from '@radix-ui/react-dropdown-menu'
import { MenuItem, type MenuItemProps } from './menu-item.tsx'

export type MenuEntry = MenuItemProps | 'separator'

export type MenuGroupProps = {
  /** Links, actions and separators, in order. */
  items: ReadonlyArray<MenuEntry>
  /** A line above the items, such as `Over 10+ Categories`. */
  header?: string
  /** A last link below a separator, such as `Check All`. */
  footer?: { label: string; href: string }
}

/** The items of a menu under their header. */
export function MenuGroup({ items, header, footer }: MenuGroupProps) {
  return (
    <Dropdown.Group aria-label={header}>
      {header ? (
        <Dropdown.Label className="px-3 pt-2 pb-1.5 font-display text-base font-semibold">{header}</Dropdown.Label>
      ) : null}
      {items.map((item, index) => {
        // Separators and items have no identity; labels may repeat.
        const key = `${item === 'separator' ? '' : item.label} ${index}`
        return item === 'separator' ? (
          <Dropdown.Separator key={key} className="my-2 h-px bg-line" />
        ) : (
          <MenuItem key={key} {...item} />
        )
      })}
      {footer ? (
        <>
          <Dropdown.Separator className="my-2 h-px bg-line" />
          <MenuItem {...footer} tone="link" />
        </>
      ) : null}
    </Dropdown.Group>
  )
}
