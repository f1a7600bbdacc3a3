import noResults from '@whirligig/art/empty/no-results.svg'
import { MerchantsContainer } from '@whirligig/selling'
import { dashboardPaths } from '../dashboard/paths.ts'
import { useListSearchParams } from '../navigation/use-list-search-params.ts'
import { useScrollRestoration } from '../navigation/use-scroll-restoration.ts'
import { href } from '../paths.ts'

export function Component() {
  useScrollRestoration()
  return (
    <>
      <title>Merchants · Whirligig</title>
      <MerchantsContainer
        {...useListSearchParams()}
        addHref={href(dashboardPaths.merchantAdd)}
        emptyPicture={<img src={noResults} alt="" width={176} height={132} />}
      />
    </>
  )
}
