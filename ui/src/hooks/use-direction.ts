import { createContext, useContext, useSyncExternalStore } from 'react'

export type Direction = 'ltr' | 'rtl'

/** The direction of a part of the page. */
export const DirectionContext = createContext<Direction | undefined>(undefined)

const getDirection = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}

/**
 * Returns the text direction of the nearest `ThemeProvider` with a `dir`, otherwise of the page. Radix components do not read it; they
 * need it as their `dir` prop.
 */
export function useDirection(): Direction {
  const page = useSyncExternalStore(subscribe, getDirection, () => 'ltr' as const)
  return useContext(DirectionContext) ?? page
}
