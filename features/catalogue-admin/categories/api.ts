import { type CategoryInput, CategoryList, MessageResponse, ProductOptions } from '@whirligig/contract'
import { type ApiClient, getJson, postJson } from '@whirligig/core/http'

/** All categories, sorted by name. */
export const listCategories = async (client: ApiClient, signal?: AbortSignal) =>
  (await getJson(client, '/category', CategoryList, signal)).categories

/** The ids and names of all products, sorted by name. */
export const listProductOptions = async (client: ApiClient, signal?: AbortSignal) =>
  (await getJson(client, '/product/list/select', ProductOptions, signal)).products

export const createCategory = (client: ApiClient, category: CategoryInput) =>
  postJson(client, '/category/add', MessageResponse, category)
