import lost from '@whirligig/art/empty/lost.svg'
import { toHref } from '@whirligig/contract'
import { useParams } from 'react-router-dom'
import { useListHref } from '../navigation/page-positions.ts'
import { useGoBack } from '../navigation/use-go-back.ts'
import { useNavigateFromPage } from '../navigation/use-navigate-from-page.ts'
import { useUnsavedChangesPrompt } from '../navigation/use-unsaved-changes-prompt.tsx'

/**
 * Returns the id and the navigation props of a page that edits a brand, a category or a product.
 * @param listPath The path of the list.
 */
export function useEditPageProps(listPath: string) {
  const { id = '' } = useParams()
  const navigate = useNavigateFromPage()
  const list = useListHref(listPath)
  const { onDirtyChange, dialog } = useUnsavedChangesPrompt()
  return {
    /** The unsaved-changes dialog; render it anywhere on the page. */
    dialog,
    pageProps: {
      id,
      listHref: toHref(list),
      onSaved: () => navigate(list),
      onDelete: () => {
        onDirtyChange(false)
        navigate(list)
      },
      onCancel: useGoBack(list),
      onDirtyChange,
      emptyPicture: <img src={lost} alt="" width={176} height={132} />,
    },
  }
}
