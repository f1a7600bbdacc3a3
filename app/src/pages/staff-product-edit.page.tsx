import { EditProductContainer } from '@whirligig/catalogue-admin'
import { clientPaths, dashboardPaths, toHref } from '@whirligig/contract'
import { useIsAdmin } from '../dashboard/use-is-admin.ts'
import { HistoryCard } from './lazy-history.tsx'
import { useEditPageProps } from './use-edit-page-props.tsx'

export function Component() {
  const isAdmin = useIsAdmin()
  const { pageProps, dialog } = useEditPageProps(dashboardPaths.products)
  return (
    <>
      <title>Edit Product · Whirligig</title>
      <EditProductContainer
        key={pageProps.id}
        {...pageProps}
        shopHref={(slug) => toHref(clientPaths.product(slug))}
        canChooseBrand={isAdmin}
        history={isAdmin ? <HistoryCard entity="product" id={pageProps.id} /> : null}
      />
      {dialog}
    </>
  )
}
