import * as Dropdown from '@radix-ui/react-dropdown-menu'
import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

const menuItem = cva(
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-start no-underline outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-ink-soft data-highlighted:bg-sun-pale forced-colors:data-highlighted:forced-selected',
  {
    variants: {
      tone: { plain: 'font-medium text-ink', link: 'font-semibold text-sky-text', danger: 'font-medium text-danger' },
    },
  },
)

/** Attributes for tests and analytics. */
type DataAttributes = { [name: `data-${string}`]: string | number | boolean | undefined }

export type MenuItemProps = DataAttributes & {
  /** Text of the item. */
  label: string
  /** Renders the item as a link. */
  href?: string
  /** Called when the user selects the item. With `href` it runs before the link is followed. */
  onSelect?: () => void
  /** Shown before the text. */
  icon?: ReactNode
  /** `link` for a link to all entries, `danger` for a destructive action. */
  tone?: 'plain' | 'link' | 'danger'
  /** Prevents selection. */
  disabled?: boolean
}

/** One item of a menu: a link if it has `href`, otherwise an action. Attributes `data-*` go to its element. */
export function MenuItem({
  label,
  href,
  onSelect,
  icon,
  tone = 'plain',
  disabled = false,
  ...dataAttributes
}: MenuItemProps) {
  const content = (
    <>
      {icon}
      {label}
    </>
  )
  return (
    <Dropdown.Item
      {...dataAttributes}
      disabled={disabled}
      onSelect={onSelect}
      asChild={Boolean(href)}
      className={menuItem({ tone })}
    >
      {href ? <a href={href}>{content}</a> : content}
    </Dropdown.Item>
  )
}
