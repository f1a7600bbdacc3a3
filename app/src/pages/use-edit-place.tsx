import lost from '@whirligig/art/empty/lost.svg'
import { useNavigate, useParams } from 'react-router-dom'
import { useWayToList } from '../dashboard/use-list-place.ts'
import { useLeaveWarning } from '../layout/use-leave-warning.tsx'
import { href } from '../paths.ts'
import { useStepBack } from './use-step-back.ts'

/**
 * For the page of one brand, category or product: which one, and the ways from there.
 * @param listPath where all of them are
 */
export function useEditPlace(listPath: string) {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const list = useWayToList(listPath)
  const { onDirtyChange, dialog } = useLeaveWarning()
  return {
    /** The question before something typed is lost; belongs somewhere on the page. */
    dialog,
    place: {
      id,
      listHref: href(list),
      onSaved: () => navigate(list),
      onDelete: () => {
        onDirtyChange(false)
        navigate(list)
      },
      onCancel: useStepBack(list),
      onDirtyChange,
      emptyPicture: <img src={lost} alt="" width={176} height={176} />,
    },
  }
}
