import { parseProductQuery, serializeProductQuery } from '@whirligig/catalogue'
import type { ProductQuery } from '@whirligig/contract'
import { toHref } from '@whirligig/contract'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** The brand or category that the path names. */
type Collection = { kind: 'category' | 'brand'; slug: string }

/**
 * Stores the shop's filters, sort order and page in the URL, so that reload, Back and a shared link keep them.
 * @param collection The brand or category of the path; it is left out of the query string.
 */
export function useShopSearchParams(collection?: Collection) {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()

  function toPath(query: ProductQuery): string {
    const rest = serializeProductQuery(collection ? { ...query, [collection.kind]: '' } : query)
    return rest ? `${pathname}?${rest}` : pathname
  }

  return {
    query: collection
      ? { ...parseProductQuery(search), [collection.kind]: collection.slug }
      : parseProductQuery(search),
    onChange: (query: ProductQuery) => navigate(toPath(query)),
    getHref: (query: ProductQuery) => toHref(toPath(query)),
  }
}
