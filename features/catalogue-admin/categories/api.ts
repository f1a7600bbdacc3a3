import { type CategoryInput, CategoryList, MessageResponse, ProductOptions } from '@whirligig/contract'
import type { ApiClient } from '@whirligig/core/http'

/** All categories, shown or not, by name. */
export const categoryList = (client: ApiClient, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url('/category')
    .get()
    .json((body) => CategoryList.parse(body).categories)

/** The names of all products, in their order. */
export const productChoices = (client: ApiClient, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url('/product/list/select')
    .get()
    .json((body) => ProductOptions.parse(body).products)

export const addCategory = (client: ApiClient, category: CategoryInput) =>
  client
    .url('/category/add')
    .post(category)
    .json((body) => MessageResponse.parse(body))
