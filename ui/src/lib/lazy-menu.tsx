import { type ComponentType, type KeyboardEvent, type MouseEvent, type ReactElement, useState } from 'react'
import type { MenuProps } from '../components/menu/menu.tsx'
import { createLoader } from './create-loader.tsx'
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

/** Props of the menu component that `lazyMenu` loads, besides its own. */
export type LazyMenuProps = Pick<MenuProps, 'trigger' | 'defaultOpen'>

/**
 * Creates a menu whose code is preloaded when the pointer or the focus reaches its trigger. The first press opens it, also the first
 * arrow key down. If the code cannot be loaded, the trigger stays and a message with 'Retry' appears.
 * @param load imports the menu from its own module
 */
export function lazyMenu<OwnProps extends object>(
  load: () => Promise<ComponentType<OwnProps & LazyMenuProps>>,
  { whenIdle = false }: LazyMenuOptions = {},
) {
  const useLoaded = createLoader(load)
  const preload = () => {
    load().catch(() => undefined) // A press loads it again and reports the error.
  }
  return function LazyMenu(props: OwnProps & { trigger: LazyTrigger }) {
    const { trigger } = props
    const [openedBy, setOpenedBy] = useState<'keyboard' | 'pointer'>()
    const { Loaded, error } = useLoaded(openedBy !== undefined)
    useIdlePreload(whenIdle ? load : undefined)
    if (Loaded && openedBy)
      return <Loaded {...props} trigger={trigger({})} defaultOpen={openedBy === 'keyboard' ? 'keyboard' : true} />
    const button = trigger({
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
    return (
      <>
        {button}
        {error}
      </>
    )
  }
}
