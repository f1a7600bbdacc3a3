import { useNavigate } from 'react-router-dom'
import { useGoBack } from '../navigation/use-go-back.ts'
import { useListHref } from '../navigation/use-scroll-restoration.ts'
import { useUnsavedChangesPrompt } from '../navigation/use-unsaved-changes-prompt.tsx'
import { href } from '../paths.ts'

/**
 * For the page of a new brand, category or product: the ways from there.
 * @param listPath where all of them are
 */
export function useCreatePageProps(listPath: string) {
  const navigate = useNavigate()
  const { onDirtyChange, dialog } = useUnsavedChangesPrompt()
  return {
    /** The question before something typed is lost; belongs somewhere on the page. */
    dialog,
    place: {
      listHref: href(useListHref(listPath)),
      onAdded: () => navigate(listPath),
      onCancel: useGoBack(listPath),
      onDirtyChange,
    },
  }
}
