import { BrandOptions, type ListedProductEdit, ProductEditsResponse, StaffProductPage } from '@whirligig/contract'
import { type ApiClient, getJson, putJson, toQueryString } from '@whirligig/core/http'
import type { ProductListQuery } from './product-filter.ts'

/** A page of products. A merchant gets their own products only. */
export const listProducts = (client: ApiClient, query: Partial<ProductListQuery>, signal?: AbortSignal) =>
  getJson(client, `/product${toQueryString(query)}`, StaffProductPage, signal)

/** The CSV file of all products that a list finds. */
export const toExportPath = (query: Omit<ProductListQuery, 'page' | 'limit'>) =>
  `/product/export${toQueryString(query)}`

/** Changes prices, stocks and switches of many products. */
export const editProducts = (client: ApiClient, products: readonly ListedProductEdit[]) =>
  putJson(client, '/product', ProductEditsResponse, { products })

export const listBrandOptions = async (client: ApiClient, signal?: AbortSignal) =>
  (await getJson(client, '/brand/list/select', BrandOptions, signal)).brands
