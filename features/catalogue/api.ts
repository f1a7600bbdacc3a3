import {
  ProductPage,
  type ProductQuery,
  ProductResponse,
  ShopBrandList,
  ShopCategoryList,
  SuggestionList,
} from '@whirligig/contract'
import { type ApiClient, getJson, toQueryString } from '@whirligig/core/http'

/** Returns a page of the products on sale. */
export const listProducts = (client: ApiClient, query: ProductQuery, signal?: AbortSignal) =>
  getJson(client, `/product/list${toQueryString(query)}`, ProductPage, signal)

/** Returns a product on sale. Rejects with a 404 if there is none. */
export const getProduct = (client: ApiClient, slug: string, signal?: AbortSignal) =>
  getJson(client, `/product/item/${encodeURIComponent(slug)}`, ProductResponse, signal).then(({ product }) => product)

/** Returns at most ten products whose names contain the term. */
export const listSuggestions = (client: ApiClient, term: string, signal?: AbortSignal) =>
  getJson(client, `/product/list/search/${encodeURIComponent(term)}`, SuggestionList, signal).then(
    ({ products }) => products,
  )

/** Returns the active brands. */
export const listBrands = (client: ApiClient, signal?: AbortSignal) =>
  getJson(client, '/brand/list', ShopBrandList, signal).then(({ brands }) => brands)

/** Returns the active categories. */
export const listCategories = (client: ApiClient, signal?: AbortSignal) =>
  getJson(client, '/category/list', ShopCategoryList, signal).then(({ categories }) => categories)
