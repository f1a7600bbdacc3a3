import { MessageResponse, type ProductForm, type ProductPictures } from '@whirligig/contract'
import { type ApiClient, connect, putJson, withUploadProgress } from '@whirligig/core/http'
import type { OnProgress } from '../upload-progress.ts'
import { toFormData } from './to-form-data.ts'

const startUpload = (client: ApiClient, path: string, form: Parameters<typeof toFormData>[0], onProgress: OnProgress) =>
  connect(client)
    .middlewares([withUploadProgress(onProgress)])
    .url(path)
    .body(toFormData(form))

const toMessage = (body: unknown): MessageResponse => MessageResponse.parse(body)

export const createProduct = (client: ApiClient, product: ProductForm, onProgress: OnProgress) =>
  startUpload(client, '/product/add', product, onProgress).post().json(toMessage)

export type ProductImage = { id: string; image: File }

export const addPicture = (client: ApiClient, { id, image }: ProductImage, onProgress: OnProgress) =>
  startUpload(client, `/product/${encodeURIComponent(id)}/picture`, { image }, onProgress)
    .post()
    .json(toMessage)

/** Sorts the pictures of a product and removes those that are not listed. */
export const arrangePictures = (client: ApiClient, { id, images }: ProductPictures & { id: string }) =>
  putJson(client, `/product/${encodeURIComponent(id)}/pictures`, MessageResponse, { images })

export const replaceImage = (client: ApiClient, { id, image }: ProductImage, onProgress: OnProgress) =>
  startUpload(client, `/product/${encodeURIComponent(id)}/image`, { image }, onProgress)
    .put()
    .json(toMessage)
