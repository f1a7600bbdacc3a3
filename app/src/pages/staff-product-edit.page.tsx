import { EditProductContainer } from '@whirligig/catalogue-admin'
import { dashboardPaths } from '../dashboard/paths.ts'
import { useIsAdmin } from '../dashboard/use-is-admin.ts'
import { href, paths } from '../paths.ts'
import { useEditPageProps } from './use-edit-page-props.tsx'

export function Component() {
  const { pageProps, dialog } = useEditPageProps(dashboardPaths.products)
  return (
    <>
      <title>Edit Product · Whirligig</title>
      <EditProductContainer
        key={pageProps.id}
        {...pageProps}
        shopHref={(slug) => href(paths.product(slug))}
        choosesBrand={useIsAdmin()}
      />
      {dialog}
    </>
  )
}
