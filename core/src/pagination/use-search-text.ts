import { DASHBOARD_SEARCH } from '@whirligig/contract'
import { useEffect, useEffectEvent, useState } from 'react'

/** Short texts search for nothing. */
const toSearchTerm = (text: string): string => {
  const typed = text.trim()
  return typed.length >= DASHBOARD_SEARCH.minLength ? typed : ''
}

/**
 * The text of a search of the dashboard, whose term is kept elsewhere, as in the address: it is told when the text has
 * rested, and at once when there is nothing to search for any more.
 */
export function useSearchText(search: string, onSearch: (term: string) => void) {
  const [draft, setDraft] = useState<string | null>(null)
  const [last, setLast] = useState(search)
  const wanted = draft === null ? search : toSearchTerm(draft)
  if (search !== last) {
    setLast(search)
    // Something else than the typing has changed it: what was typed is over.
    if (search !== wanted) setDraft(null)
  }

  const isDebouncing = wanted !== search
  const tell = useEffectEvent(() => onSearch(wanted))
  useEffect(
    function waitForARest() {
      if (!isDebouncing) return
      const timer = setTimeout(tell, wanted === '' ? 0 : DASHBOARD_SEARCH.debounceMs)
      return () => clearTimeout(timer)
    },
    [isDebouncing, wanted], // each key that is typed begins the rest anew
  )
  return {
    /** What stands in the box. */
    text: draft ?? search,
    setText: (text: string) => setDraft(text),
    /** Another term is about to count. */
    isDebouncing,
  }
}
