import {
  FeaturedProductList,
  Home,
  PRICE_FILTER,
  ProductFacets,
  ProductPage,
  type ProductQuery,
  ProductResponse,
  ProductsByIds,
  RelatedProductList,
  ShopBrandList,
  ShopCategoryList,
  SuggestionList,
} from '@whirligig/contract'
import { type ApiClient, getJson, toQueryString } from '@whirligig/core/http'

/** The end of the price slider stands for all higher prices too. */
const toParams = (query: ProductQuery) => ({ ...query, max: query.max < PRICE_FILTER.max ? query.max : undefined })

/** Returns a page of the products on sale. */
export const listProducts = (client: ApiClient, query: ProductQuery, signal?: AbortSignal) =>
  getJson(client, `/product/list${toQueryString(toParams(query))}`, ProductPage, signal)

/** Counts how many products each choice of a filter would leave. */
export const getFacets = (client: ApiClient, query: ProductQuery, signal?: AbortSignal) => {
  const { name, category, brand, min, max, rating } = toParams(query)
  const search = toQueryString({ name, category, brand, min, max, rating })
  return getJson(client, `/product/list/facets${search}`, ProductFacets, signal)
}

/** Returns those of the featured toys that are on sale. */
export const listFeaturedProducts = (client: ApiClient, signal?: AbortSignal) =>
  getJson(client, '/product/featured', FeaturedProductList, signal)

/** Returns the sections of the home page. */
export const getHome = (client: ApiClient, signal?: AbortSignal) => getJson(client, '/home', Home, signal)

/** Returns a product on sale. Rejects with a 404 if there is none. */
export const getProduct = (client: ApiClient, slug: string, signal?: AbortSignal) =>
  getJson(client, `/product/item/${encodeURIComponent(slug)}`, ProductResponse, signal).then(({ product }) => product)

/** Returns at most five products on sale that go well with a product. Rejects with a 404 if that is not on sale. */
export const listRelatedProducts = (client: ApiClient, slug: string, signal?: AbortSignal) =>
  getJson(client, `/product/item/${encodeURIComponent(slug)}/related`, RelatedProductList, signal)

/** Returns those of the products that are on sale, in the order of their ids, which are separated by commas. */
export const listProductsByIds = (client: ApiClient, ids: string, signal?: AbortSignal) =>
  getJson(client, `/product/list/by-ids${toQueryString({ ids })}`, ProductsByIds, signal)

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
