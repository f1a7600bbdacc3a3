import {
  BrandOptions,
  type ListedProductEdit,
  MessageResponse,
  ProductEditsResponse,
  type ProductForm,
  type ProductPictures,
  StaffProductPage,
} from '@whirligig/contract'
import { type ApiClient, connect, getJson, putJson, toQueryString, withUploadProgress } from '@whirligig/core/http'
import type { ProductListQuery } from './product-filter.ts'
import { toFormData } from './to-form-data.ts'

/** Called with the progress of an upload, 0 to 100. */
export type OnProgress = (percent: number) => void

/** A page of products. A merchant gets their own products only. */
export const listProducts = (client: ApiClient, query: Partial<ProductListQuery>, signal?: AbortSignal) =>
  getJson(client, `/product${toQueryString(query)}`, StaffProductPage, signal)

/** Changes prices, stocks and switches of many products. */
export const editProducts = (client: ApiClient, products: readonly ListedProductEdit[]) =>
  putJson(client, '/product', ProductEditsResponse, { products })

export const listBrandOptions = async (client: ApiClient, signal?: AbortSignal) =>
  (await getJson(client, '/brand/list/select', BrandOptions, signal)).brands

export const createProduct = (client: ApiClient, product: ProductForm, onProgress: OnProgress) =>
  connect(client)
    .middlewares([withUploadProgress(onProgress)])
    .url('/product/add')
    .body(toFormData(product))
    .post()
    .json((body) => MessageResponse.parse(body))

export type ProductImage = { id: string; image: File }

export const addPicture = (client: ApiClient, { id, image }: ProductImage, onProgress: OnProgress) =>
  connect(client)
    .middlewares([withUploadProgress(onProgress)])
    .url(`/product/${encodeURIComponent(id)}/picture`)
    .body(toFormData({ image }))
    .post()
    .json((body) => MessageResponse.parse(body))

/** Sorts the pictures of a product and removes those that are not listed. */
export const arrangePictures = (client: ApiClient, { id, images }: ProductPictures & { id: string }) =>
  putJson(client, `/product/${encodeURIComponent(id)}/pictures`, MessageResponse, { images })

export const replaceImage = (client: ApiClient, { id, image }: ProductImage, onProgress: OnProgress) =>
  connect(client)
    .middlewares([withUploadProgress(onProgress)])
    .url(`/product/${encodeURIComponent(id)}/image`)
    .body(toFormData({ image }))
    .put()
    .json((body) => MessageResponse.parse(body))
