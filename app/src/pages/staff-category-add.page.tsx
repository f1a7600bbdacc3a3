import { AddCategoryContainer } from '@whirligig/catalogue-admin'
import { dashboardPaths } from '@whirligig/contract'
import { useCreatePageProps } from './use-create-page-props.ts'

export function Component() {
  const { pageProps, dialog } = useCreatePageProps(dashboardPaths.categories)
  return (
    <>
      <title>Add Category · Whirligig</title>
      <AddCategoryContainer {...pageProps} />
      {dialog}
    </>
  )
}
