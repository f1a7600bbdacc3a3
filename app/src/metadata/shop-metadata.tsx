import { productPageAtom, serializeProductQuery } from '@whirligig/catalogue'
import { clientPaths, type ProductQuery } from '@whirligig/contract'
import { useAtomValue } from 'jotai'
import { shopBreadcrumbs, toBreadcrumbList } from './breadcrumbs.ts'
import { originAtom } from './origin-atom.ts'
import { PageMetadata } from './page-metadata.tsx'
import { isNarrowed, toListPath, toProductItemLists } from './product-list.ts'

/** The metadata of the page with all products and of search results. */
export function ShopMetadata({ query }: { query: ProductQuery }) {
  const origin = useAtomValue(originAtom)
  const { data: list } = useAtomValue(productPageAtom(serializeProductQuery(query)))
  return (
    <PageMetadata
      name={query.name ? `“${query.name}”` : 'All toys'}
      description={
        query.name
          ? `The toys of Whirligig that match “${query.name}”. Delivery is always free.`
          : 'All toys of Whirligig: hand-picked playthings from small makers, with reviews by those who play with them. Delivery is always free.'
      }
      path={toListPath(clientPaths.shop, query)}
      noIndex={isNarrowed(query) || list?.products.length === 0}
      jsonLd={[toBreadcrumbList(origin, shopBreadcrumbs), ...toProductItemLists(origin, list, query)]}
    />
  )
}
