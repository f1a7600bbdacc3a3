import { AddProductContainer } from '@whirligig/catalogue-admin'
import { dashboardPaths } from '@whirligig/contract'
import { useSearchParams } from 'react-router-dom'
import { useIsAdmin } from '../dashboard/use-is-admin.ts'
import { LazyBrandOffNotice } from './lazy-brand-off-notice.tsx'
import { useCreatePageProps } from './use-create-page-props.ts'

export function Component() {
  const isAdmin = useIsAdmin()
  const like = useSearchParams()[0].get('like') ?? ''
  const { pageProps, dialog } = useCreatePageProps(dashboardPaths.products)
  return (
    <>
      <title>Add Product · Whirligig</title>
      {isAdmin ? null : <LazyBrandOffNotice />}
      <AddProductContainer key={like} {...pageProps} like={like} canChooseBrand={isAdmin} />
      {dialog}
    </>
  )
}
