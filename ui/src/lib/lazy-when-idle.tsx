import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/**
 * Creates a component that loads its code when the browser is idle after mount, for what no first look needs. It renders
 * nothing until then, and nothing if the code cannot be loaded.
 * @param load imports the component from its own module
 */
export function lazyWhenIdle<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function LazyWhenIdle(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
    useEffect(function loadWhenIdle() {
      let isMounted = true
      const cancel = whenIdle(() => {
        load().then(
          (component) => isMounted && setLoaded(() => component),
          () => undefined, // it comes with the next page
        )
      })
      return () => {
        isMounted = false
        cancel()
      }
    }, [])
    return Loaded ? <Loaded {...props} /> : null
  }
}
