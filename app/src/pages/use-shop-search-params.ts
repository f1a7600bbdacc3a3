import { parseProductQuery, serializeProductQuery } from '@whirligig/catalogue'
import type { ProductQuery } from '@whirligig/contract'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { href } from '../paths.ts'

/** What the path names. */
type Shelf = { kind: 'category' | 'brand'; slug: string }

/**
 * The shop's filters, order and page live in the address: reload, back and a shared link keep them.
 * @param shelf what the path itself says, and the search therefore does not
 */
export function useShopSearchParams(shelf?: Shelf) {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()

  function pathOf(query: ProductQuery): string {
    const rest = serializeProductQuery(shelf ? { ...query, [shelf.kind]: '' } : query)
    return rest ? `${pathname}?${rest}` : pathname
  }

  return {
    query: shelf ? { ...parseProductQuery(search), [shelf.kind]: shelf.slug } : parseProductQuery(search),
    onChange: (query: ProductQuery) => navigate(pathOf(query)),
    getHref: (query: ProductQuery) => href(pathOf(query)),
  }
}
