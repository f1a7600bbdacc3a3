import {
  ProductPage,
  type ProductQuery,
  ProductResponse,
  ShopBrandList,
  ShopCategoryList,
  SuggestionList,
} from '@whirligig/contract'
import { type ApiClient, toQueryString } from '@whirligig/core/http'

/** One page of the toys on sale. */
export const fetchProducts = (client: ApiClient, query: ProductQuery, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url(`/product/list${toQueryString(query)}`)
    .get()
    .json((body) => ProductPage.parse(body))

/** One toy on sale; a 404 where there is none. */
export const fetchProduct = (client: ApiClient, slug: string, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url(`/product/item/${encodeURIComponent(slug)}`)
    .get()
    .json((body) => ProductResponse.parse(body).product)

/** At most ten toys whose names hold the term. */
export const fetchSuggestions = (client: ApiClient, term: string, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url(`/product/list/search/${encodeURIComponent(term)}`)
    .get()
    .json((body) => SuggestionList.parse(body).products)

/** The brands on show. */
export const fetchBrands = (client: ApiClient, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url('/brand/list')
    .get()
    .json((body) => ShopBrandList.parse(body).brands)

/** The categories on show. */
export const fetchCategories = (client: ApiClient, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url('/category/list')
    .get()
    .json((body) => ShopCategoryList.parse(body).categories)
