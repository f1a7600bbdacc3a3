import { useSearchText } from '@whirligig/core/pagination'
import { connectionStateAtom } from '@whirligig/core/realtime'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { chatAtom, chatStateAtom } from './atoms.ts'

/** The search field of the user list: filters the loaded users at once and searches the server after a debounce. */
export function useUserSearch() {
  const [term, setTerm] = useState('')
  const { text, setText, isDebouncing: isResting } = useSearchText(term, setTerm)
  const chat = useAtomValue(chatAtom)
  const isOpen = useAtomValue(connectionStateAtom) === 'open'
  const resultTerm = useAtomValue(chatStateAtom).searchResult.term
  useEffect(
    function searchServer() {
      if (term !== '' && isOpen) chat?.searchUsers(term)
    },
    [term, isOpen, chat],
  )
  return { text, setText, isSearching: isResting || (term !== '' && isOpen && resultTerm !== term) }
}
