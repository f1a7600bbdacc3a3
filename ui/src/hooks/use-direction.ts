import { useSyncExternalStore } from 'react'

type Direction = 'ltr' | 'rtl'

const written = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')

function watch(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}

/** Where writing goes, as the `dir` of the page says. Radix wants to be told: by itself it goes from left to right. */
export const useDirection = (): Direction => useSyncExternalStore(watch, written, () => 'ltr')
