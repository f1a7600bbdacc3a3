import { type BrandInput, BrandList, MessageResponse } from '@whirligig/contract'
import { type ApiClient, getJson, postJson } from '@whirligig/core/http'

/** All brands, sorted by name. For a merchant only their own. */
export const listBrands = async (client: ApiClient, signal?: AbortSignal) =>
  (await getJson(client, '/brand', BrandList, signal)).brands

export const createBrand = (client: ApiClient, brand: BrandInput) =>
  postJson(client, '/brand/add', MessageResponse, brand)
