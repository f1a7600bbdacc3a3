import nothing from '@whirligig/art/empty/no-results.svg'
import { ProductsContainer } from '@whirligig/catalogue-admin'
import { dashboardPaths } from '../dashboard/paths.ts'
import { useIsAdmin } from '../dashboard/use-is-admin.ts'
import { useListAddress } from '../dashboard/use-list-address.ts'
import { useListPlace } from '../dashboard/use-list-place.ts'
import { href } from '../paths.ts'

export function Component() {
  useListPlace()
  return (
    <>
      <title>Products · Whirligig</title>
      <ProductsContainer
        {...useListAddress()}
        addHref={href(dashboardPaths.productAdd)}
        editHref={(id) => href(dashboardPaths.productEdit(id))}
        showBrands={useIsAdmin()}
        emptyPicture={<img src={nothing} alt="" width={176} height={132} />}
      />
    </>
  )
}
