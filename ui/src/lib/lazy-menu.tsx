import {
  type ComponentType,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type ReactElement,
  Suspense,
  useState,
} from 'react'
import type { MenuProps } from '../components/menu/menu.tsx'
import { useIdlePreload } from './use-idle-preload.ts'

/** What the button that opens a lazy menu gets until the menu is loaded. */
export type LazyTriggerProps = {
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: false
  onClick?: (event: MouseEvent) => void
  onKeyDown?: (event: KeyboardEvent) => void
  onPointerEnter?: () => void
  onFocus?: () => void
}

/** Renders the button that opens the menu. Pass the props on to it. */
export type LazyTrigger = (props: LazyTriggerProps) => ReactElement

export type LazyMenuOptions = {
  /** Loads the code when the page is idle, so that the menu opens at once. */
  whenIdle?: boolean
}

/**
 * Creates a menu whose code is preloaded when the pointer or the focus reaches its trigger. The first press opens it, also the first
 * arrow key down.
 * @param load imports the menu from its own module
 */
export function lazyMenu<OwnProps extends object>(
  load: () => Promise<ComponentType<OwnProps & Pick<MenuProps, 'trigger' | 'defaultOpen'>>>,
  { whenIdle = false }: LazyMenuOptions = {},
) {
  const Lazy = lazy(async () => ({ default: await load() }))
  const preload = () => {
    load().catch(() => undefined) // A press loads it again and reports the error.
  }
  return function LazyMenu(props: OwnProps & { trigger: LazyTrigger }) {
    const { trigger } = props
    const [openedBy, setOpenedBy] = useState<'keyboard' | 'pointer'>()
    useIdlePreload(whenIdle ? load : undefined)
    const fallback = trigger({
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      // A press of Enter or Space is a click without a position.
      onClick: ({ detail }) => setOpenedBy(detail === 0 ? 'keyboard' : 'pointer'),
      onKeyDown: (event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault() // The page would scroll.
        setOpenedBy('keyboard')
      },
      onPointerEnter: preload,
      onFocus: preload,
    })
    if (!openedBy) return fallback
    return (
      <Suspense fallback={fallback}>
        <Lazy {...props} trigger={trigger({})} defaultOpen={openedBy === 'keyboard' ? 'keyboard' : true} />
      </Suspense>
    )
  }
}
