import type { MenuProps } from '@whirligig/ui'
import { lazy, type ReactElement, Suspense, useState } from 'react'

const loadMenu = async () => ({ default: (await import('./menu-chunk.ts')).Menu })
const Menu = lazy(loadMenu)

type LazyMenuProps = Omit<MenuProps, 'trigger' | 'open' | 'defaultOpen'> & {
  /** Draws the button; it is given what the menu's trigger needs. */
  trigger: (props: { onClick?: () => void; onPointerEnter?: () => void; onFocus?: () => void }) => ReactElement
}

/** A menu whose code is fetched when somebody comes near it; the first press opens it. */
export function LazyMenu({ trigger, onOpenChange, ...menu }: LazyMenuProps) {
  const [wanted, setWanted] = useState(false)
  const prepare = () => {
    loadMenu().catch(() => undefined) // the press itself says so
  }
  const still = trigger({
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => {
      setWanted(true)
      onOpenChange?.(true)
    },
  })
  return wanted ? (
    <Suspense fallback={still}>
      <Menu {...menu} trigger={trigger({})} defaultOpen onOpenChange={onOpenChange} />
    </Suspense>
  ) : (
    still
  )
}
