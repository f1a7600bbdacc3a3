import { type BrandInput, BrandList, MessageResponse } from '@whirligig/contract'
import type { ApiClient } from '@whirligig/core/http'

/** The brands that one works on, shown or not, by name: a merchant's is the own one. */
export const brandList = (client: ApiClient, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url('/brand')
    .get()
    .json((body) => BrandList.parse(body).brands)

export const addBrand = (client: ApiClient, brand: BrandInput) =>
  client
    .url('/brand/add')
    .post(brand)
    .json((body) => MessageResponse.parse(body))
