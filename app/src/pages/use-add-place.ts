import { useNavigate } from 'react-router-dom'
import { useWayToList } from '../dashboard/use-list-place.ts'
import { useLeaveWarning } from '../layout/use-leave-warning.tsx'
import { href } from '../paths.ts'
import { useStepBack } from './use-step-back.ts'

/**
 * For the page of a new brand, category or product: the ways from there.
 * @param listPath where all of them are
 */
export function useAddPlace(listPath: string) {
  const navigate = useNavigate()
  const { onDirtyChange, dialog } = useLeaveWarning()
  return {
    /** The question before something typed is lost; belongs somewhere on the page. */
    dialog,
    place: {
      listHref: href(useWayToList(listPath)),
      onAdded: () => navigate(listPath),
      onCancel: useStepBack(listPath),
      onDirtyChange,
    },
  }
}
