import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { LoadError } from '../components/load-error/load-error.tsx'
import { useReload } from '../hooks/use-reload.ts'

/** A component whose code is loaded when it is needed. */
export type LoadedComponent<Props> = {
  /** Undefined until the code is loaded. */
  Loaded: ComponentType<Props> | undefined
  /** Says that the code could not be loaded, and retries. */
  error: ReactNode
}

/**
 * Creates a hook that loads a component when it is needed. A failure replaces nothing on the page. Some browsers never request
 * the same module again, so a failed retry reloads the page once the server responds; forms with unsaved changes ask before.
 * @param load imports the component from its own module
 */
export function createLoader<Props>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  return function useLoaded(isNeeded: boolean): LoadedComponent<Props> {
    const [state, setState] = useState<'failed' | 'retrying' | 'loaded'>()
    const { reload } = useReload()
    async function start(isRetry = false) {
      try {
        loaded = await load()
        setState('loaded')
      } catch {
        if (isRetry) await reload()
        setState('failed')
      }
    }
    // biome-ignore lint/correctness/useExhaustiveDependencies: only the need starts it
    useEffect(
      function loadWhenNeeded() {
        if (isNeeded && !loaded) start()
      },
      [isNeeded],
    )
    function retry() {
      setState('retrying')
      start(true)
    }
    return {
      Loaded: loaded,
      error: isNeeded && state && <LoadError loading={state === 'retrying'} onRetry={retry} />,
    }
  }
}
