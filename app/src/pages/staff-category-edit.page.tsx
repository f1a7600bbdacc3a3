import { EditCategoryContainer } from '@whirligig/catalogue-admin'
import { dashboardPaths } from '../dashboard/paths.ts'
import { href, paths } from '../paths.ts'
import { useEditPageProps } from './use-edit-page-props.tsx'

export function Component() {
  const { pageProps, dialog } = useEditPageProps(dashboardPaths.categories)
  return (
    <>
      <title>Edit Category · Whirligig</title>
      <EditCategoryContainer key={pageProps.id} {...pageProps} shopHref={(slug) => href(paths.category(slug))} />
      {dialog}
    </>
  )
}
