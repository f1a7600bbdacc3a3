import { useSearchText } from '@whirligig/core/pagination'
import { connectionStateAtom } from '@whirligig/core/realtime'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { chatAtom, chatStateAtom } from './atoms.ts'

/** A search of those who are here at once, and of everyone at the server when the typing rests. */
export function usePeopleSearch() {
  const [term, setTerm] = useState('')
  const { text, setText, isDebouncing: isResting } = useSearchText(term, setTerm)
  const chat = useAtomValue(chatAtom)
  const isOpen = useAtomValue(connectionStateAtom) === 'open'
  const found = useAtomValue(chatStateAtom).found.term
  useEffect(
    function askTheServer() {
      if (term !== '' && isOpen) chat?.search(term)
    },
    [term, isOpen, chat],
  )
  return { text, setText, isSearching: isResting || (term !== '' && isOpen && found !== term) }
}
