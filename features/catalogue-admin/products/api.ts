import { BrandOptions, MessageResponse, PAGE_SIZE, type ProductForm, StaffProductPage } from '@whirligig/contract'
import { type ApiClient, toQueryString, withUploadProgress } from '@whirligig/core/http'
import { formOf } from './form-of.ts'

/** Which products are listed: 1-based, and what to search for. */
export type ProductListQuery = { page: number; search: string }

/** Gets 0 to 100. */
export type OnProgress = (percent: number) => void

/** A page of what one works on, the newest first. */
export const productList = (client: ApiClient, { page, search }: ProductListQuery, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url(`/product${toQueryString({ page, limit: PAGE_SIZE.products, search })}`)
    .get()
    .json((body) => StaffProductPage.parse(body))

export const brandChoices = (client: ApiClient, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url('/brand/list/select')
    .get()
    .json((body) => BrandOptions.parse(body).brands)

/** @param onProgress told while the picture goes out */
export const addProduct = (client: ApiClient, onProgress: OnProgress, product: ProductForm) =>
  client
    .middlewares([withUploadProgress(onProgress)])
    .url('/product/add')
    .body(formOf(product))
    .post()
    .json((body) => MessageResponse.parse(body))

/** @param onProgress as in `addProduct` */
export const replacePicture = (client: ApiClient, onProgress: OnProgress, id: string, image: File) =>
  client
    .middlewares([withUploadProgress(onProgress)])
    .url(`/product/${encodeURIComponent(id)}/image`)
    .body(formOf({ image }))
    .put()
    .json((body) => MessageResponse.parse(body))
