import { type Category, type CategoryEdit, CategoryResponse } from '@whirligig/contract'
import { adminResource } from '../admin-resource.ts'
import { catalogueMutationAtom, catalogueQueryAtom } from '../catalogue-queries.ts'
import { createCategory, listCategories, listProductOptions } from './api.ts'

/** All categories, sorted by name. */
export const categoriesAtom = catalogueQueryAtom({ key: ['categories'], fetch: listCategories, staleTime: 0 })

/** The products that a category can contain. */
export const productOptionsAtom = catalogueQueryAtom({ key: ['product-options'], fetch: listProductOptions })

export const createCategoryAtom = catalogueMutationAtom('create-category', createCategory, { awaitRefetch: false })

export const categoryResource = adminResource<Category, CategoryEdit>({
  name: 'Category',
  plural: 'Categories',
  parse: (body) => CategoryResponse.parse(body).category,
  deleteText:
    'The category is deleted for good. Its products stay in the shop, and those that it had disabled are enabled again.',
  cascadesToProducts: true,
})
