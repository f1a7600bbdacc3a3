import * as Dropdown from '@radix-ui/react-dropdown-menu'
import { cx } from 'class-variance-authority'
import type { ReactElement } from 'react'
import { useDirection } from '../../hooks/use-direction.ts'
import './menu.css'
import { MenuItem, type MenuItemProps } from './menu-item.tsx'

export type MenuEntry = MenuItemProps | 'separator'

export type MenuProps = {
  /** The button that opens the menu. It must accept a ref and props: `<MenuTrigger>Categories</MenuTrigger>`. */
  trigger: ReactElement
  /** Links, actions and separators, in order. */
  items: ReadonlyArray<MenuEntry>
  /** A line above the items, such as `Over 10+ Categories`. */
  header?: string
  /** A last link below a separator, such as `Check All`. */
  footer?: { label: string; href: string }
  /** Controls the open state. Without it the menu is uncontrolled. */
  open?: boolean
  /** Opens the menu on mount, for a menu whose code is loaded by the first click on its trigger. */
  defaultOpen?: boolean
  /** Called with the new state. */
  onOpenChange?: (open: boolean) => void
  /** Edge of the trigger that the menu is aligned with. */
  align?: 'start' | 'end'
  /** Classes of the panel, appended last. */
  className?: string
}

/** Links and actions in a popup, with arrow keys, type-ahead and Escape. */
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
              // biome-ignore lint/suspicious/noArrayIndexKey: separators have no identity and keep their order
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
