import { DASHBOARD_SEARCH } from '@whirligig/contract'
import { useEffect, useState } from 'react'

/** What a search of the dashboard is for. A text that is too short is none, at once; others count when they have rested. */
export function useSearchTerm() {
  const [text, setText] = useState('')
  const [rested, setRested] = useState('')
  const typed = text.trim()
  const wanted = typed.length >= DASHBOARD_SEARCH.min ? typed : ''
  useEffect(
    function waitForARest() {
      const timer = setTimeout(() => setRested(wanted), DASHBOARD_SEARCH.delay)
      return () => clearTimeout(timer)
    },
    [wanted],
  )
  return {
    /** What stands in the box. */
    text,
    setText,
    /** What to look for; '' for everything. */
    term: wanted === '' ? '' : rested,
    /** Another term is about to count. */
    isResting: wanted !== '' && wanted !== rested,
  }
}
