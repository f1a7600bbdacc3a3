import { queryOf, searchOf } from '@whirligig/catalogue'
import type { ProductQuery } from '@whirligig/contract'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { href } from '../paths.ts'

type Shelf = Partial<Pick<ProductQuery, 'category' | 'brand'>>

/**
 * The shop's filters, order and page live in the address: reload, back and a shared link keep them.
 * @param shelf what the path itself says, and the search therefore does not
 */
export function useShopAddress(shelf: Shelf = {}) {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const unshelved = { category: '', brand: '' }

  function pathOf(query: ProductQuery): string {
    const rest = searchOf({ ...query, ...unshelved })
    return rest ? `${pathname}?${rest}` : pathname
  }

  return {
    query: { ...queryOf(search), ...unshelved, ...shelf },
    onChange: (query: ProductQuery) => navigate(pathOf(query)),
    hrefOf: (query: ProductQuery) => href(pathOf(query)),
  }
}
