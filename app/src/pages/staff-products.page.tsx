import nothing from '@whirligig/art/empty/no-results.svg'
import { ProductsContainer } from '@whirligig/catalogue-admin'
import { clientPaths, dashboardPaths, toHref } from '@whirligig/contract'
import { ListViews } from '../dashboard/list-views.tsx'
import { useIsAdmin } from '../dashboard/use-is-admin.ts'
import { useProductListParams } from '../navigation/use-product-list-params.ts'
import { LazyBrandOffNotice } from './lazy-brand-off-notice.tsx'

export function Component() {
  const isAdmin = useIsAdmin()
  return (
    <>
      <title>Products · Whirligig</title>
      {isAdmin ? null : <LazyBrandOffNotice />}
      <ProductsContainer
        {...useProductListParams()}
        addHref={toHref(dashboardPaths.productAdd)}
        importHref={toHref(dashboardPaths.productImport)}
        editHref={(id) => toHref(dashboardPaths.productEdit(id))}
        duplicateHref={(id) => toHref(`${dashboardPaths.productAdd}?like=${id}`)}
        ordersHref={
          isAdmin
            ? (id) => toHref(`${dashboardPaths.customerOrders}?${new URLSearchParams({ product: id })}`)
            : undefined
        }
        shopHref={(slug) => toHref(clientPaths.product(slug))}
        showBrands={isAdmin}
        views={<ListViews />}
        emptyPicture={<img src={nothing} alt="" width={176} height={132} />}
      />
    </>
  )
}
