import { ErrorState } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { brandAtom, categoriesQueryAtom, categoryAtom } from './atoms.ts'
import { brandsQueryAtom } from './brands-query.ts'
import { CollectionNav } from './collection-nav.tsx'
import { CollectionSkeleton } from './collection-skeleton.tsx'
import { NotFoundState } from './not-found-state.tsx'
import { ShopContainer, type ShopContainerProps } from './shop.container.tsx'

export type CollectionContainerProps = Omit<
  ShopContainerProps,
  'collection' | 'title' | 'description' | 'drawing' | 'nav' | 'onEmpty'
> & {
  /** Which slug of `query` the page shows. */
  kind: 'category' | 'brand'
  /** The page of another category or brand. */
  collectionHref: (slug: string) => string
  /** Returns the URL of the drawing of a category. */
  categoryPicture: (slug: string) => string
}

const COLLECTIONS = {
  category: {
    collectionAtom: categoryAtom,
    listAtom: categoriesQueryAtom,
    nav: 'Categories',
    missing: 'No category found.',
  },
  brand: { collectionAtom: brandAtom, listAtom: brandsQueryAtom, nav: 'Brands', missing: 'No brand found.' },
} as const

/** The products of one category or brand. Products and name load in parallel, and are shown together. */
export function CollectionContainer({ kind, collectionHref, categoryPicture, ...shop }: CollectionContainerProps) {
  const { collectionAtom, listAtom, nav, missing } = COLLECTIONS[kind]
  const collection = useAtomValue(collectionAtom(shop.query[kind]))
  const { data: collections = [], refetch } = useAtomValue(listAtom)
  if (collection.status === 'pending') return <CollectionSkeleton query={shop.query} />
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
  return (
    <ShopContainer
      {...shop}
      // It may have been renamed, deactivated or deleted since the list was loaded.
      onEmpty={refetch}
      collection={kind}
      title={collection.name}
      description={collection.description}
      drawing={kind === 'category' ? categoryPicture(shop.query.category) : undefined}
      nav={<CollectionNav label={nav} collections={collections} current={shop.query[kind]} href={collectionHref} />}
    />
  )
}
