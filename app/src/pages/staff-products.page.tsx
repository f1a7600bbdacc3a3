import nothing from '@whirligig/art/empty/no-results.svg'
import { ProductsContainer } from '@whirligig/catalogue-admin'
import { dashboardPaths } from '../dashboard/paths.ts'
import { useIsAdmin } from '../dashboard/use-is-admin.ts'
import { useListSearchParams } from '../navigation/use-list-search-params.ts'
import { useScrollRestoration } from '../navigation/use-scroll-restoration.ts'
import { href } from '../paths.ts'

export function Component() {
  useScrollRestoration()
  return (
    <>
      <title>Products · Whirligig</title>
      <ProductsContainer
        {...useListSearchParams()}
        addHref={href(dashboardPaths.productAdd)}
        editHref={(id) => href(dashboardPaths.productEdit(id))}
        showBrands={useIsAdmin()}
        emptyPicture={<img src={nothing} alt="" width={176} height={132} />}
      />
    </>
  )
}
