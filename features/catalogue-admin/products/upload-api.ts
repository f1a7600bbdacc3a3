import { MessageResponse, type ProductForm, type ProductPictures } from '@whirligig/contract'
import { type ApiClient, connect, putJson, withUploadProgress } from '@whirligig/core/http'
import { toFormData } from './to-form-data.ts'

/** Called with the progress of an upload, 0 to 100. */
export type OnProgress = (percent: number) => void

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
