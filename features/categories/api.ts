import type { ApiClient } from '@whirligig/api'
import {
  type CategoryEdit,
  type CategoryInput,
  CategoryList,
  CategorySaved,
  OneCategory,
  ProductChoices,
  Saved,
} from '@whirligig/contract'

const at = (id: string) => `/category/${encodeURIComponent(id)}`

/** All categories, shown or not, by name. */
export const categoryList = (client: ApiClient, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url('/category')
    .get()
    .json((body) => CategoryList.parse(body).categories)

export const oneCategory = (client: ApiClient, id: string, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url(at(id))
    .get()
    .json((body) => OneCategory.parse(body).category)

/** The names of all products, in their order. */
export const productChoices = (client: ApiClient, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url('/product/list/select')
    .get()
    .json((body) => ProductChoices.parse(body).products)

export const addCategory = (client: ApiClient, category: CategoryInput) =>
  client
    .url('/category/add')
    .post(category)
    .json((body) => CategorySaved.parse(body))

export const editCategory = (client: ApiClient, id: string, category: CategoryEdit) =>
  client
    .url(at(id))
    .put({ category })
    .json((body) => CategorySaved.parse(body))

export const setCategoryActive = (client: ApiClient, id: string, isActive: boolean) =>
  client
    .url(`${at(id)}/active`)
    .put({ category: { isActive } })
    .json((body) => CategorySaved.parse(body))

export const deleteCategory = (client: ApiClient, id: string) =>
  client
    .url(`/category/delete/${encodeURIComponent(id)}`)
    .delete()
    .json((body) => Saved.parse(body))
