import noResults from '@whirligig/art/empty/no-results.svg'
import { CartToggle } from '@whirligig/cart'
import { CollectionContainer } from '@whirligig/catalogue'
import { clientPaths, toHref } from '@whirligig/contract'
import { Page } from '@whirligig/ui'
import { WishToggle } from '@whirligig/wishlist'
import { useParams } from 'react-router-dom'
import { CollectionMetadata } from '../metadata/collection-metadata.tsx'
import { getCategoryPicture } from '../sections/category-pictures.ts'
import { useShopSearchParams } from './use-shop-search-params.ts'

/** The products of the brand or category that the path names. */
export function CollectionPage({ kind }: { kind: 'brand' | 'category' }) {
  const { slug = '' } = useParams()
  const address = useShopSearchParams({ kind, slug })
  return (
    <Page>
      <CollectionMetadata kind={kind} slug={slug} query={address.query} />
      <CollectionContainer
        {...address}
        kind={kind}
        collectionHref={(other) => toHref(clientPaths[kind](other))}
        categoryPicture={getCategoryPicture}
        shopHref={toHref(clientPaths.shop)}
        productHref={(product) => toHref(clientPaths.product(product))}
        renderAction={(product) => <WishToggle product={product} />}
        renderCartButton={(product) => <CartToggle product={product} quantity={1} place="card" />}
        emptyPicture={<img src={noResults} alt="" width={176} height={132} />}
      />
    </Page>
  )
}
