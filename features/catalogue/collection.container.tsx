import { ErrorState } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { brandAtom, categoriesQueryAtom, categoryAtom } from './atoms.ts'
import { brandsQueryAtom } from './brands-query.ts'
import { NotFoundState } from './not-found-state.tsx'
import { ShopContainer, type ShopContainerProps } from './shop.container.tsx'

export type CollectionContainerProps = Omit<ShopContainerProps, 'collection' | 'title' | 'description'> & {
  /** Which slug of `query` the page shows. */
  kind: 'category' | 'brand'
}

const COLLECTIONS = {
  category: { collectionAtom: categoryAtom, listAtom: categoriesQueryAtom, missing: 'No category found.' },
  brand: { collectionAtom: brandAtom, listAtom: brandsQueryAtom, missing: 'No brand found.' },
} as const

/** The products of one category or brand. Products and name load in parallel. */
export function CollectionContainer({ kind, ...shop }: CollectionContainerProps) {
  const { collectionAtom, listAtom, missing } = COLLECTIONS[kind]
  const collection = useAtomValue(collectionAtom(shop.query[kind]))
  const { refetch } = useAtomValue(listAtom)
  if (collection.status === 'error') {
    return <ErrorState text="The toys could not be loaded." onRetry={() => refetch()} />
  }
  if (collection.status === 'missing') {
    return (
      <NotFoundState
        text={missing}
        hint="It may no longer be in the shop."
        shopHref={shop.shopHref}
        picture={shop.emptyPicture}
      />
    )
  }
  return <ShopContainer {...shop} collection={kind} title={collection.name} description={collection.description} />
}
