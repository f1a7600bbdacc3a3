import { type ApiClient, queryString, tellingProgress } from '@whirligig/api'
import {
  BrandChoices,
  OneStaffProduct,
  PAGE_SIZE,
  type ProductEdit,
  type ProductForm,
  ProductSaved,
  Saved,
  StaffProductPage,
} from '@whirligig/contract'
import { formOf } from './form-of.ts'

/** Which products are listed: 1-based, and what to search for. */
export type ProductListQuery = { page: number; search: string }

type OnProgress = (percent: number) => void

/** A page of what one works on, the newest first. */
export const productList = (client: ApiClient, { page, search }: ProductListQuery, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url(`/product${queryString({ page, limit: PAGE_SIZE.products, search })}`)
    .get()
    .json((body) => StaffProductPage.parse(body))

/** One of what one works on; anything else is a 404. */
export const oneProduct = (client: ApiClient, id: string, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url(`/product/${encodeURIComponent(id)}`)
    .get()
    .json((body) => OneStaffProduct.parse(body).product)

export const brandChoices = (client: ApiClient, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url('/brand/list/select')
    .get()
    .json((body) => BrandChoices.parse(body).brands)

/** @param onProgress gets 0 to 100 while the picture goes out */
export const addProduct = (client: ApiClient, product: ProductForm, onProgress: OnProgress) =>
  client
    .middlewares([tellingProgress(onProgress)])
    .url('/product/add')
    .body(formOf(product))
    .post()
    .json((body) => ProductSaved.parse(body))

export const editProduct = (client: ApiClient, id: string, product: ProductEdit) =>
  client
    .url(`/product/${encodeURIComponent(id)}`)
    .put({ product })
    .json((body) => ProductSaved.parse(body))

/** @param onProgress as in `addProduct` */
export const replacePicture = (client: ApiClient, id: string, image: File, onProgress: OnProgress) =>
  client
    .middlewares([tellingProgress(onProgress)])
    .url(`/product/${encodeURIComponent(id)}/image`)
    .body(formOf({ image }))
    .put()
    .json((body) => ProductSaved.parse(body))

export const setProductActive = (client: ApiClient, id: string, isActive: boolean) =>
  client
    .url(`/product/${encodeURIComponent(id)}/active`)
    .put({ product: { isActive } })
    .json((body) => ProductSaved.parse(body))

export const deleteProduct = (client: ApiClient, id: string) =>
  client
    .url(`/product/delete/${encodeURIComponent(id)}`)
    .delete()
    .json((body) => Saved.parse(body))
