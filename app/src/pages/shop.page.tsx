import noResults from '@whirligig/art/empty/no-results.svg'
import { CartToggle } from '@whirligig/cart'
import { ShopContainer } from '@whirligig/catalogue'
import { clientPaths, toHref } from '@whirligig/contract'
import { Page } from '@whirligig/ui'
import { WishToggle } from '@whirligig/wishlist'
import { ShopMetadata } from '../metadata/shop-metadata.tsx'
import { useShopSearchParams } from './use-shop-search-params.ts'

export function Component() {
  const address = useShopSearchParams()
  return (
    <Page>
      <ShopMetadata query={address.query} />
      <ShopContainer
        {...address}
        title={address.query.name ? `Results for “${address.query.name}”` : 'All toys'}
        shopHref={toHref(clientPaths.shop)}
        productHref={(slug) => toHref(clientPaths.product(slug))}
        renderAction={(product) => <WishToggle product={product} />}
        renderCartButton={(product) => <CartToggle product={product} quantity={1} place="card" />}
        emptyPicture={<img src={noResults} alt="" width={176} height={132} />}
      />
    </Page>
  )
}
