import { cva } from 'class-variance-authority'
import type { MouseEvent, ReactNode } from 'react'

const pageStep = cva(
  'grid h-11 w-full place-items-center rounded-control font-semibold tabular-nums no-underline transition-colors duration-quick sm:px-1',
  {
    variants: {
      variant: {
        current: 'bg-ink text-card',
        default: 'text-ink hover:bg-sun-pale',
        disabled: 'cursor-not-allowed text-ink-soft/60',
      },
    },
  },
)

export type PaginationItemProps = {
  variant: 'current' | 'default' | 'disabled'
  /** Only where the text is not one, as with an arrow. */
  name?: string
  /** Makes it a link; a plain press still calls `onPress`, one for a new tab is left to the browser. */
  href?: string
  onPress?: () => void
  children: ReactNode
}

/** A page or an arrow: a link when there is an address, a button when there is none. */
export function PaginationItem({ variant, name, href, onPress, children }: PaginationItemProps) {
  const common = {
    'aria-label': name,
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
    if (!onPress || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (variant === 'default') onPress()
  }
  return (
    <a href={href} onClick={onClick} {...common}>
      {children}
    </a>
  )
}
