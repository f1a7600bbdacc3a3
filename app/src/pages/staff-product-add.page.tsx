import { AddProductContainer, BrandOffNoticeContainer } from '@whirligig/catalogue-admin'
import { dashboardPaths } from '@whirligig/contract'
import { useIsAdmin } from '../dashboard/use-is-admin.ts'
import { useCreatePageProps } from './use-create-page-props.ts'

export function Component() {
  const isAdmin = useIsAdmin()
  const { pageProps, dialog } = useCreatePageProps(dashboardPaths.products)
  return (
    <>
      <title>Add Product · Whirligig</title>
      {isAdmin ? null : <BrandOffNoticeContainer />}
      <AddProductContainer {...pageProps} canChooseBrand={isAdmin} />
      {dialog}
    </>
  )
}
