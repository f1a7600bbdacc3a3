import { DASHBOARD_SEARCH } from '@whirligig/contract'
import { useEffect, useEffectEvent, useState } from 'react'

/** Texts below the minimum length do not search. */
const toSearchTerm = (text: string): string => {
  const trimmed = text.trim()
  return trimmed.length >= DASHBOARD_SEARCH.minLength ? trimmed : ''
}

/**
 * The text of a dashboard search whose term is stored elsewhere, like in the URL. Calls `onSearch` with a debounce, and
 * immediately when the search is cleared.
 */
export function useSearchText(term: string, onSearch: (term: string) => void) {
  const [draft, setDraft] = useState<string | null>(null)
  const [lastTerm, setLastTerm] = useState(term)
  const draftTerm = draft === null ? term : toSearchTerm(draft)
  if (term !== lastTerm) {
    setLastTerm(term)
    // The term changed from outside, for example by navigation: the draft is outdated.
    if (term !== draftTerm) setDraft(null)
  }

  const isDebouncing = draftTerm !== term
  const search = useEffectEvent(() => onSearch(draftTerm))
  useEffect(
    function debounceSearch() {
      if (!isDebouncing) return
      const timer = setTimeout(search, draftTerm === '' ? 0 : DASHBOARD_SEARCH.debounceMs)
      return () => clearTimeout(timer)
    },
    [isDebouncing, draftTerm],
  )
  return {
    /** The value of the input. */
    text: draft ?? term,
    setText: (text: string) => setDraft(text),
    /** `onSearch` is about to be called. */
    isDebouncing,
  }
}
