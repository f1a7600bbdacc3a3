import { brandAtom, categoryAtom, productPageAtom, serializeProductQuery } from '@whirligig/catalogue'
import { clientPaths, type ProductQuery } from '@whirligig/contract'
import { useAtomValue } from 'jotai'
import { getCollectionBreadcrumbs, toBreadcrumbList } from './breadcrumbs.ts'
import { originAtom } from './origin-atom.ts'
import { PageMetadata } from './page-metadata.tsx'
import { isNarrowed, toListPath, toProductItemLists } from './product-list.ts'
import { SHOP_DESCRIPTION } from './shop-identity.ts'
import { shortenText } from './shorten-text.ts'

const COLLECTIONS = {
  brand: { collectionAtom: brandAtom, fallbackName: 'Brand' },
  category: { collectionAtom: categoryAtom, fallbackName: 'Category' },
}

export type CollectionMetadataProps = {
  kind: keyof typeof COLLECTIONS
  slug: string
  /** The query of the list, with the category or brand. */
  query: ProductQuery
}

/** The metadata of the products of a category or brand. While it loads, there is no title: the first one is announced as that of the page. */
export function CollectionMetadata({ kind, slug, query }: CollectionMetadataProps) {
  const origin = useAtomValue(originAtom)
  const { collectionAtom, fallbackName } = COLLECTIONS[kind]
  const { name, description, status } = useAtomValue(collectionAtom(slug))
  const { data: list } = useAtomValue(productPageAtom(serializeProductQuery(query)))
  const rest = { ...query, [kind]: '' }
  const path = toListPath(clientPaths[kind](slug), rest)
  if (status === 'pending') return null
  if (status !== 'found') {
    const isMissing = status === 'missing'
    return (
      <PageMetadata
        name={isMissing ? 'Not found' : fallbackName}
        description={SHOP_DESCRIPTION}
        path={path}
        noIndex={isMissing || isNarrowed(rest)}
      />
    )
  }
  return (
    <PageMetadata
      name={name}
      description={shortenText(`${name} at Whirligig. ${description}`)}
      path={path}
      noIndex={isNarrowed(rest) || list?.products.length === 0}
      jsonLd={[
        toBreadcrumbList(origin, getCollectionBreadcrumbs(kind, { name, slug })),
        ...toProductItemLists(origin, list, query),
      ]}
    />
  )
}
