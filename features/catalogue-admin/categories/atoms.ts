import { type Category, type CategoryEdit, CategoryResponse } from '@whirligig/contract'
import { catalogueQueryAtom, savingAtom } from '../catalogue-atoms.ts'
import { staffKind } from '../staff-kind.ts'
import { addCategory, categoryList, productChoices } from './api.ts'

/** All categories, shown or not, by name. */
export const categoriesAtom = catalogueQueryAtom(['categories'], categoryList, { staleTime: 0 })

/** What a category may hold: all products by name. */
export const productChoicesAtom = catalogueQueryAtom(['product-choices'], productChoices)

export const addCategoryAtom = savingAtom('add-category', addCategory, { waits: false })

export const categoryKind = staffKind<Category, CategoryEdit>({
  name: 'Category',
  plural: 'Categories',
  parse: (body) => CategoryResponse.parse(body).category,
  deleteText: 'The category is gone for good. Its products stay in the shop, and those that it had disabled come back.',
  holdsProducts: true,
})
