import nobody from '@whirligig/art/empty/no-results.svg'
import { MerchantsContainer } from '@whirligig/selling'
import { dashboardPaths } from '../dashboard/paths.ts'
import { useListAddress } from '../dashboard/use-list-address.ts'
import { useListPlace } from '../dashboard/use-list-place.ts'
import { href } from '../paths.ts'

export function Component() {
  useListPlace()
  return (
    <>
      <title>Merchants · Whirligig</title>
      <MerchantsContainer
        {...useListAddress()}
        addHref={href(dashboardPaths.merchantAdd)}
        emptyPicture={<img src={nobody} alt="" width={176} height={132} />}
      />
    </>
  )
}
