import { type Category, type CategoryEdit, CategoryResponse, formatCount } from '@whirligig/contract'
import { adminResource } from '../admin-resource.ts'
import { catalogueMutationAtom, catalogueQueryAtom } from '../catalogue-queries.ts'
import { createPageAtom } from '../page-of-list.ts'
import { createCategory, listCategories, listProductOptions } from './api.ts'

/** All categories, sorted by name. */
export const categoriesAtom = catalogueQueryAtom({ key: ['categories'], fetch: listCategories, staleTime: 0 })

/** A page of the categories. */
export const categoryPageAtom = createPageAtom(categoriesAtom)

/** The products that a category can contain. */
export const productOptionsAtom = catalogueQueryAtom({ key: ['product-options'], fetch: listProductOptions })

export const createCategoryAtom = catalogueMutationAtom('create-category', createCategory, { awaitRefetch: false })

export const categoryResource = adminResource<Category, CategoryEdit>({
  name: 'Category',
  plural: 'Categories',
  parse: (body) => CategoryResponse.parse(body).category,
  deleteText: ({ products }) =>
    products.length > 0
      ? `The category is deleted for good. Its ${formatCount(products.length, 'product')} ${products.length === 1 ? 'stays' : 'stay'} in the shop, and what it had disabled is enabled again.`
      : 'The category is deleted for good. It has no products.',
  cascadesToProducts: true,
})
