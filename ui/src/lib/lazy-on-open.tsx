import { type ComponentType, useState } from 'react'
import { createLoader } from './create-loader.tsx'
import { useIdlePreload } from './use-idle-preload.ts'

export type LazyOnOpenOptions = {
  /** Loads the code when the page is idle, so that the component opens at once. */
  whenIdle?: boolean
}

/**
 * Creates a component that loads its code when `open` is first true. It stays mounted afterwards, so that it can animate
 * closing and return the focus. If the code cannot be loaded, a message with 'Retry' appears and the page stays as it is.
 * @param load imports the component from its own module
 */
export function lazyOnOpen<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  { whenIdle = false }: LazyOnOpenOptions = {},
) {
  const useLoaded = createLoader(load)
  return function LazyOnOpen(props: Props) {
    const [wasOpen, setWasOpen] = useState(props.open)
    const { Loaded, error } = useLoaded(props.open)
    useIdlePreload(whenIdle ? load : undefined)
    if (props.open && !wasOpen) setWasOpen(true)
    return Loaded && wasOpen ? <Loaded {...props} /> : error
  }
}
