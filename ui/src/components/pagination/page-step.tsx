import { cva } from 'class-variance-authority'
import type { MouseEvent, ReactNode } from 'react'

const pageStep = cva(
  'grid h-11 w-full place-items-center rounded-control font-semibold tabular-nums no-underline transition-colors duration-quick sm:px-1',
  {
    variants: {
      look: {
        current: 'bg-ink text-card',
        other: 'text-ink hover:bg-sun-pale',
        off: 'cursor-not-allowed text-ink-soft/60',
      },
    },
  },
)

export type PageStepProps = {
  look: 'current' | 'other' | 'off'
  /** Only where the text is not one, as with an arrow. */
  name?: string
  /** Makes it a link; a plain press still calls `onPress`, one for a new tab is left to the browser. */
  href?: string
  onPress?: () => void
  children: ReactNode
}

/** A page or an arrow: a link when there is an address, a button when there is none. */
export function PageStep({ look, name, href, onPress, children }: PageStepProps) {
  const common = {
    'aria-label': name,
    'aria-current': look === 'current' ? ('page' as const) : undefined,
    'aria-disabled': look === 'off' || undefined,
    className: pageStep({ look }),
  }
  if (look === 'off' || !href) {
    return (
      <button type="button" onClick={look === 'other' ? onPress : undefined} {...common}>
        {children}
      </button>
    )
  }

  function onClick(event: MouseEvent): void {
    if (!onPress || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (look === 'other') onPress()
  }
  return (
    <a href={href} onClick={onClick} {...common}>
      {children}
    </a>
  )
}
