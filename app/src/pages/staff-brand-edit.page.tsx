import { EditBrandContainer } from '@whirligig/catalogue-admin'
import { dashboardPaths } from '../dashboard/paths.ts'
import { useIsAdmin } from '../dashboard/use-is-admin.ts'
import { href, paths } from '../paths.ts'
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
        shopHref={(slug) => href(paths.brand(slug))}
        listTitle={isAdmin ? 'Brands' : 'Brand'}
        onDelete={isAdmin ? pageProps.onDelete : undefined}
      />
      {dialog}
    </>
  )
}
