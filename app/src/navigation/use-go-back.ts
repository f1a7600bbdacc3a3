import { useAtomValue } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { canGoBackAtom } from '../layout/use-route-effects.ts'

/**
 * One step back, as long as that stays in the shop.
 * @param home where to go instead
 */
export function useGoBack(home: string): () => void {
  const canStepBack = useAtomValue(canGoBackAtom)
  const navigate = useNavigate()
  return () => {
    if (canStepBack) navigate(-1)
    else navigate(home)
  }
}
