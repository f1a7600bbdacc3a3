import { toHref } from '@whirligig/contract'
import { useListHref } from '../navigation/page-positions.ts'
import { useGoBack } from '../navigation/use-go-back.ts'
import { useNavigateFromPage } from '../navigation/use-navigate-from-page.ts'
import { useUnsavedChangesPrompt } from '../navigation/use-unsaved-changes-prompt.tsx'

/**
 * Returns the navigation props of a page that creates a brand, a category or a product.
 * @param listPath The path of the list.
 */
export function useCreatePageProps(listPath: string) {
  const navigate = useNavigateFromPage()
  const { onDirtyChange, dialog } = useUnsavedChangesPrompt()
  return {
    /** The unsaved-changes dialog; render it anywhere on the page. */
    dialog,
    pageProps: {
      listHref: toHref(useListHref(listPath)),
      onAdded: () => navigate(listPath),
      onCancel: useGoBack(listPath),
      onDirtyChange,
    },
  }
}
