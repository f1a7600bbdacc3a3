import type { ApiClient } from '@whirligig/api'
import { type BrandEdit, type BrandInput, BrandList, BrandSaved, OneBrand, Saved } from '@whirligig/contract'

const at = (id: string) => `/brand/${encodeURIComponent(id)}`

/** The brands that one works on, shown or not, by name: a merchant's is the own one. */
export const brandList = (client: ApiClient, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url('/brand')
    .get()
    .json((body) => BrandList.parse(body).brands)

export const oneBrand = (client: ApiClient, id: string, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url(at(id))
    .get()
    .json((body) => OneBrand.parse(body).brand)

export const addBrand = (client: ApiClient, brand: BrandInput) =>
  client
    .url('/brand/add')
    .post(brand)
    .json((body) => BrandSaved.parse(body))

export const editBrand = (client: ApiClient, id: string, brand: BrandEdit) =>
  client
    .url(at(id))
    .put({ brand })
    .json((body) => BrandSaved.parse(body))

export const setBrandActive = (client: ApiClient, id: string, isActive: boolean) =>
  client
    .url(`${at(id)}/active`)
    .put({ brand: { isActive } })
    .json((body) => BrandSaved.parse(body))

export const deleteBrand = (client: ApiClient, id: string) =>
  client
    .url(`/brand/delete/${encodeURIComponent(id)}`)
    .delete()
    .json((body) => Saved.parse(body))
