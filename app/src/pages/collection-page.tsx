import noResults from '@whirligig/art/empty/no-results.svg'
import { brandAtom, CollectionContainer, categoryAtom } from '@whirligig/catalogue'
import { clientPaths, toHref } from '@whirligig/contract'
import { Page } from '@whirligig/ui'
import { WishToggle } from '@whirligig/wishlist'
import { useAtomValue } from 'jotai'
import { useParams } from 'react-router-dom'
import { useShopSearchParams } from './use-shop-search-params.ts'

const COLLECTIONS = {
  brand: { collectionAtom: brandAtom, loadingTitle: 'Brand' },
  category: { collectionAtom: categoryAtom, loadingTitle: 'Category' },
}

/** The products of the brand or category that the path names. */
export function CollectionPage({ kind }: { kind: keyof typeof COLLECTIONS }) {
  const { slug = '' } = useParams()
  const { collectionAtom, loadingTitle } = COLLECTIONS[kind]
  const { name, status } = useAtomValue(collectionAtom(slug))
  return (
    <Page>
      <title>{`${name ?? (status === 'missing' ? 'Not found' : loadingTitle)} · Whirligig`}</title>
      <CollectionContainer
        {...useShopSearchParams({ kind, slug })}
        kind={kind}
        shopHref={toHref(clientPaths.shop)}
        productHref={(product) => toHref(clientPaths.product(product))}
        renderAction={(product) => <WishToggle product={product} />}
        emptyPicture={<img src={noResults} alt="" width={176} height={176} />}
      />
    </Page>
  )
}
