import { EditCategoryContainer } from '@whirligig/catalogue-admin'
import { clientPaths, dashboardPaths, toHref } from '@whirligig/contract'
import { useEditPageProps } from './use-edit-page-props.tsx'

export function Component() {
  const { pageProps, dialog } = useEditPageProps(dashboardPaths.categories)
  return (
    <>
      <title>Edit Category · Whirligig</title>
      <EditCategoryContainer
        key={pageProps.id}
        {...pageProps}
        shopHref={(slug) => toHref(clientPaths.category(slug))}
      />
      {dialog}
    </>
  )
}
