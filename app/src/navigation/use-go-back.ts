import { useAtomValue } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { canGoBackAtom } from './can-go-back-atom.ts'

/**
 * Returns a function that goes back one page if that page belongs to the shop.
 * @param fallbackPath Where to go otherwise, for example after the page was opened from a bookmark.
 */
export function useGoBack(fallbackPath: string): () => void {
  const canGoBack = useAtomValue(canGoBackAtom)
  const navigate = useNavigate()
  return () => {
    if (canGoBack) navigate(-1)
    else navigate(fallbackPath)
  }
}
