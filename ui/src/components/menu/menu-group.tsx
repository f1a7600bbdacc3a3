import * as Dropdown from '@radix-ui/react-dropdown-menu'
import { MenuItem, type MenuItemProps } from './menu-item.tsx'

export type MenuEntry = MenuItemProps | 'separator'

export type MenuGroupProps = {
  /** Links, actions and separators, in order. */
  items: ReadonlyArray<MenuEntry>
  /** A line above the items, such as `Over 10+ Categories`. */
  title?: string
  /** A last link below a separator, such as `Check All`. */
  footer?: { label: string; href: string }
}

/** The items of a menu under their title. */
export function MenuGroup({ items, title, footer }: MenuGroupProps) {
  return (
    <Dropdown.Group aria-label={title}>
      {title ? (
        <Dropdown.Label className="px-3 pt-2 pb-1.5 font-display text-base font-semibold">{title}</Dropdown.Label>
      ) : null}
      {items.map((item, index) => {
        // Items keep their element when others arrive before them. Labels may repeat.
        const label = getLabel(item)
        const key = `${label} ${items.slice(0, index).filter((each) => getLabel(each) === label).length}`
        return item === 'separator' ? (
          <Dropdown.Separator key={key} className="my-2 h-px bg-line forced-colors:bg-[CanvasText]" />
        ) : (
          <MenuItem key={key} {...item} />
        )
      })}
      {footer ? (
        <>
          <Dropdown.Separator className="my-2 h-px bg-line forced-colors:bg-[CanvasText]" />
          <MenuItem {...footer} tone="link" />
        </>
      ) : null}
    </Dropdown.Group>
  )
}

const getLabel = (item: MenuEntry): string => (item === 'separator' ? '' : item.label)
