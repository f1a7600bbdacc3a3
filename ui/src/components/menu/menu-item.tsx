import * as Dropdown from '@radix-ui/react-dropdown-menu'
import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

const menuItem = cva(
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-start no-underline outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-ink-soft data-highlighted:bg-sun-pale',
  {
    variants: {
      tone: { plain: 'font-medium text-ink', link: 'font-semibold text-sky-text', danger: 'font-medium text-danger' },
    },
  },
)

export type MenuItemProps = {
  /** What it says; tells items apart. */
  label: string
  /** Makes it a link. */
  href?: string
  /** What a press does; with `href` it runs before the link is followed. */
  onSelect?: () => void
  /** Stands before the text. */
  icon?: ReactNode
  /** `link` for the way to all of them, `danger` for what is lost. */
  tone?: 'plain' | 'link' | 'danger'
  /** It is shown but cannot be taken. */
  disabled?: boolean
}

/** One row of a menu: a link when it leads somewhere, an action when it does not. */
export function MenuItem({ label, href, onSelect, icon, tone = 'plain', disabled = false }: MenuItemProps) {
  const content = (
    <>
      {icon}
      {label}
    </>
  )
  return (
    <Dropdown.Item disabled={disabled} onSelect={onSelect} asChild={Boolean(href)} className={menuItem({ tone })}>
      {href ? <a href={href}>{content}</a> : content}
    </Dropdown.Item>
  )
}
