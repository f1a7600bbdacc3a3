import { type ComponentType, lazy, Suspense, useState } from 'react'

/**
 * Creates a component that loads its code when `open` is first true. It stays mounted afterwards, so that it can animate
 * closing and return the focus.
 * @param load imports the component from its own module
 */
export function lazyOnOpen<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Lazy = lazy(async () => ({ default: await load() }))
  return function LazyOnOpen(props: Props) {
    const [shouldLoad, setShouldLoad] = useState(props.open)
    if (props.open && !shouldLoad) setShouldLoad(true)
    return shouldLoad ? (
      <Suspense>
        <Lazy {...props} />
      </Suspense>
    ) : null
  }
}
