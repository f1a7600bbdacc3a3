import noResults from '@whirligig/art/empty/no-results.svg'
import { ShopContainer } from '@whirligig/catalogue'
import { clientPaths, toHref } from '@whirligig/contract'
import { Page } from '@whirligig/ui'
import { WishToggle } from '@whirligig/wishlist'
import { useShopSearchParams } from './use-shop-search-params.ts'

export function Component() {
  const address = useShopSearchParams()
  return (
    <Page>
      <title>{address.query.name ? `“${address.query.name}” · Whirligig` : 'All toys · Whirligig'}</title>
      <ShopContainer
        {...address}
        title={address.query.name ? `Results for “${address.query.name}”` : 'All toys'}
        shopHref={toHref(clientPaths.shop)}
        productHref={(slug) => toHref(clientPaths.product(slug))}
        renderAction={(product) => <WishToggle product={product} />}
        emptyPicture={<img src={noResults} alt="" width={176} height={176} />}
      />
    </Page>
  )
}
