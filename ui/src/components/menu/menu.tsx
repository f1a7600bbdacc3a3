import * as Dropdown from '@radix-ui/react-dropdown-menu'
import type { ReactElement } from 'react'
import { useDirection } from '../../hooks/use-direction.ts'
import { cx } from '../../lib/cx.ts'
import './menu.css'
import { MenuItem, type MenuItemProps } from './menu-item.tsx'

export type MenuEntry = MenuItemProps | 'separator'

export type MenuProps = {
  /** The button, which takes a ref and the attributes of a trigger: `<MenuTrigger>Categories</MenuTrigger>`. */
  trigger: ReactElement
  /** Links, actions and separators, from top to bottom. */
  items: ReadonlyArray<MenuEntry>
  /** A line above the items, such as `Over 10+ Categories`. */
  header?: string
  /** The last link, set apart, such as `Check All`. */
  footer?: { label: string; href: string }
  /** Controls the menu from outside; without it the trigger does. */
  open?: boolean
  /** Opens at once, for a menu that is fetched by the first press on its trigger. */
  defaultOpen?: boolean
  /** It was opened or closed. */
  onOpenChange?: (open: boolean) => void
  /** The edge of the trigger it lines up with. */
  align?: 'start' | 'end'
  /** Classes of the panel, merged last. */
  className?: string
}

/** Links and actions under a button, with arrow keys, type-ahead and Escape. */
export function Menu({
  trigger,
  items,
  header,
  footer,
  open,
  defaultOpen,
  onOpenChange,
  align = 'start',
  className,
}: MenuProps) {
  return (
    <Dropdown.Root dir={useDirection()} modal={false} open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Dropdown.Trigger asChild>{trigger}</Dropdown.Trigger>
      <Dropdown.Portal>
        <Dropdown.Content
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={cx(
            'menu-panel z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 max-w-80 overflow-y-auto rounded-card border border-line bg-card p-2 text-ink shadow-float outline-none',
            className,
          )}
        >
          {header ? (
            <Dropdown.Label className="px-3 pt-2 pb-1.5 font-display text-base font-semibold">{header}</Dropdown.Label>
          ) : null}
          {items.map((item, index) =>
            item === 'separator' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: separators are alike and never move on their own
              <Dropdown.Separator key={`separator-${index}`} className="my-2 h-px bg-line" />
            ) : (
              <MenuItem key={item.label} {...item} />
            ),
          )}
          {footer ? (
            <>
              <Dropdown.Separator className="my-2 h-px bg-line" />
              <MenuItem {...footer} tone="link" />
            </>
          ) : null}
        </Dropdown.Content>
      </Dropdown.Portal>
    </Dropdown.Root>
  )
}
