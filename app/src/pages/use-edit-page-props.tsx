import lost from '@whirligig/art/empty/lost.svg'
import { useNavigate, useParams } from 'react-router-dom'
import { useGoBack } from '../navigation/use-go-back.ts'
import { useListHref } from '../navigation/use-scroll-restoration.ts'
import { useUnsavedChangesPrompt } from '../navigation/use-unsaved-changes-prompt.tsx'
import { href } from '../paths.ts'

/**
 * For the page of one brand, category or product: which one, and the ways from there.
 * @param listPath where all of them are
 */
export function useEditPageProps(listPath: string) {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const list = useListHref(listPath)
  const { onDirtyChange, dialog } = useUnsavedChangesPrompt()
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
      onCancel: useGoBack(list),
      onDirtyChange,
      emptyPicture: <img src={lost} alt="" width={176} height={176} />,
    },
  }
}
