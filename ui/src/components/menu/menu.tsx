import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Dropdown from '@radix-ui/react-dropdown-menu'
import { type ComponentProps, type FocusEvent, type ReactElement, useEffect, useRef } from 'react'
import { useDirection } from '../../hooks/use-direction.ts'
import { useOverlayContainer } from '../../hooks/use-overlay-container.ts'
import { composeHandlers } from '../../lib/compose-handlers.ts'
import { cx } from '../../lib/cx.ts'
import './menu.css'
import { MenuChoice, type MenuChoiceProps } from './menu-choice.tsx'
import { MenuGroup, type MenuGroupProps } from './menu-group.tsx'

export type MenuProps = Omit<ComponentProps<'div'>, 'children' | 'dir' | 'onSelect' | 'role'> &
  MenuGroupProps & {
    /** The button that opens the menu. It must accept a ref and props: `<MenuTrigger>Categories</MenuTrigger>`. */
    trigger: ReactElement
    /** Further items with a title of their own, beside the first ones. */
    groups?: ReadonlyArray<MenuGroupProps>
    /** Options below all items, of which one is selected, such as the theme. */
    choice?: MenuChoiceProps
    /** Controls the open state. Without it the menu is uncontrolled. */
    open?: boolean
    /** Opens the menu on mount, for a menu whose code is loaded by the first press of its trigger. `keyboard`: with the focus on the first item, as soon as that is not disabled. */
    defaultOpen?: boolean | 'keyboard'
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
  groups = [],
  choice,
  open,
  defaultOpen,
  onOpenChange,
  align = 'start',
  className,
  items,
  title,
  footer,
  ref,
  onFocus,
  ...props
}: MenuProps) {
  const panel = useRef<HTMLDivElement>(null)
  const panelRef = useComposedRefs(panel, ref)
  const focusesItem = useRef(defaultOpen === 'keyboard')
  /** Radix cannot know about a key that was pressed before the menu was there. */
  function focusFirstItem(): void {
    if (!focusesItem.current || document.activeElement !== panel.current) return
    const item = panel.current?.querySelector<HTMLElement>('[role^="menuitem"]')
    // 'Loading…' is disabled. The focus waits for what replaces it, unless the user moves it.
    if (!item || item.hasAttribute('data-disabled')) return
    item.focus()
  }
  useEffect(focusFirstItem)
  function handleFocus({ target, currentTarget }: FocusEvent): void {
    if (target === currentTarget) focusFirstItem()
    else focusesItem.current = false
  }
  return (
    <Dropdown.Root
      dir={useDirection()}
      modal={false}
      open={open}
      defaultOpen={Boolean(defaultOpen)}
      onOpenChange={(next) => {
        focusesItem.current = false
        onOpenChange?.(next)
      }}
    >
      <Dropdown.Trigger asChild>{trigger}</Dropdown.Trigger>
      <Dropdown.Portal container={useOverlayContainer()}>
        <Dropdown.Content
          ref={panelRef}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          {...props}
          onFocus={composeHandlers(onFocus, handleFocus)}
          className={cx(
            'menu-panel z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-[min(14rem,100vw-1.5rem)] max-w-[min(20rem,100vw-1.5rem)] overflow-y-auto rounded-card border border-line bg-card p-2 text-ink shadow-float outline-none',
            groups.length > 0 && 'max-w-xl gap-x-4 sm:grid sm:auto-cols-[minmax(14rem,1fr)] sm:grid-flow-col',
            className,
          )}
        >
          <MenuGroup items={items} title={title} footer={footer} />
          {groups.map((group) => (
            <MenuGroup key={group.title} {...group} />
          ))}
          {choice ? <MenuChoice {...choice} /> : null}
        </Dropdown.Content>
      </Dropdown.Portal>
    </Dropdown.Root>
  )
}
