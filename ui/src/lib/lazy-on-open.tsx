import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useIdlePreload } from './use-idle-preload.ts'

export type LazyOnOpenOptions = {
  /** Loads the code when the page is idle, so that the component opens at once. */
  whenIdle?: boolean
}

/**
 * Creates a component that loads its code when `open` is first true. It stays mounted afterwards, so that it can animate
 * closing and return the focus.
 * @param load imports the component from its own module
 */
export function lazyOnOpen<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  { whenIdle = false }: LazyOnOpenOptions = {},
) {
  const Lazy = lazy(async () => ({ default: await load() }))
  return function LazyOnOpen(props: Props) {
    const [shouldLoad, setShouldLoad] = useState(props.open)
    useIdlePreload(whenIdle ? load : undefined)
    if (props.open && !shouldLoad) setShouldLoad(true)
    return shouldLoad ? (
      <Suspense>
        <Lazy {...props} />
      </Suspense>
    ) : null
  }
}
