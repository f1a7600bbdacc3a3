import { AddBrandContainer } from '@whirligig/catalogue-admin'
import { dashboardPaths } from '@whirligig/contract'
import { useCreatePageProps } from './use-create-page-props.ts'

export function Component() {
  const { pageProps, dialog } = useCreatePageProps(dashboardPaths.brands)
  return (
    <>
      <title>Add Brand · Whirligig</title>
      <AddBrandContainer {...pageProps} />
      {dialog}
    </>
  )
}
