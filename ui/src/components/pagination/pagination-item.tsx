import { cva } from 'class-variance-authority'
import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '../../lib/link-clicks.ts'

const pageStep = cva(
  'grid h-11 w-full place-items-center rounded-control font-semibold tabular-nums no-underline transition-colors duration-quick sm:px-1',
  {
    variants: {
      variant: {
        current: 'bg-ink text-card forced-colors:forced-selected',
        default: 'text-ink hover:bg-sun-pale',
        disabled: 'cursor-not-allowed text-ink-soft/60',
      },
    },
  },
)

export type PaginationItemProps = {
  variant: 'current' | 'default' | 'disabled'
  /** Accessible name, for items without text such as the arrows. */
  label?: string
  /** Renders a link. A plain click still calls `onPress`; a click for a new tab is left to the browser. */
  href?: string
  onPress?: () => void
  children: ReactNode
}

/** A page number or an arrow: a link if it has `href`, otherwise a button. */
export function PaginationItem({ variant, label, href, onPress, children }: PaginationItemProps) {
  const common = {
    'aria-label': label,
    'aria-current': variant === 'current' ? ('page' as const) : undefined,
    'aria-disabled': variant === 'disabled' || undefined,
    className: pageStep({ variant }),
  }
  if (variant === 'disabled' || !href) {
    return (
      <button type="button" onClick={variant === 'default' ? onPress : undefined} {...common}>
        {children}
      </button>
    )
  }

  function onClick(event: MouseEvent): void {
    if (!onPress || !isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    if (variant === 'default') onPress()
  }
  return (
    <a href={href} onClick={onClick} {...common}>
      {children}
    </a>
  )
}
