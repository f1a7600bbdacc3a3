import { EditBrandContainer } from '@whirligig/catalogue-admin'
import { clientPaths, dashboardPaths, toHref } from '@whirligig/contract'
import { useIsAdmin } from '../dashboard/use-is-admin.ts'
import { useEditPageProps } from './use-edit-page-props.tsx'

export function Component() {
  const { pageProps, dialog } = useEditPageProps(dashboardPaths.brands)
  const isAdmin = useIsAdmin()
  return (
    <>
      <title>Edit Brand · Whirligig</title>
      <EditBrandContainer
        key={pageProps.id}
        {...pageProps}
        shopHref={(slug) => toHref(clientPaths.brand(slug))}
        listTitle={isAdmin ? 'Brands' : 'Brand'}
        onDelete={isAdmin ? pageProps.onDelete : undefined}
      />
      {dialog}
    </>
  )
}
