import { useSyncExternalStore } from 'react'

type Direction = 'ltr' | 'rtl'

const getDirection = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}

/** Returns the text direction of the page. Radix components do not read it; they need it as their `dir` prop. */
export const useDirection = (): Direction => useSyncExternalStore(subscribe, getDirection, () => 'ltr')
