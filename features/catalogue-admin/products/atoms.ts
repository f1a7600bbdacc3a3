import { type ProductEdit, type StaffProduct, StaffProductResponse } from '@whirligig/contract'
import { createSelectionAtom } from '@whirligig/core/pagination'
import { mutationAtom, selfCleaningFamily } from '@whirligig/core/query'
import { adminResource } from '../admin-resource.ts'
import { catalogueKeys, catalogueQueryAtom } from '../catalogue-queries.ts'
import { editProducts, listBrandOptions, listProducts } from './api.ts'
import type { ProductListQuery } from './product-filter.ts'

const pageAtom = selfCleaningFamily((key: string) =>
  catalogueQueryAtom({
    key: ['products', key],
    fetch: (client, signal) => listProducts(client, JSON.parse(key), signal),
    staleTime: 0,
  }),
)

/** A page of products. The family compares its parameters by value, so the query is its key as text. */
export const productsAtom = (query: ProductListQuery) => pageAtom(JSON.stringify(query))

export const selectedProductsAtom = createSelectionAtom()

/** Changes prices, stocks and switches of many products. It is pending until the list has been loaded again. */
export const editProductsAtom = mutationAtom({
  key: 'edit-products',
  mutate: editProducts,
  invalidates: catalogueKeys,
})

/** The brands that a product can have. For a merchant only their own. */
export const brandOptionsAtom = catalogueQueryAtom({ key: ['brand-options'], fetch: listBrandOptions })

export const productResource = adminResource<StaffProduct, ProductEdit>({
  name: 'Product',
  plural: 'Products',
  parse: (body) => StaffProductResponse.parse(body).product,
  deleteText: () =>
    'The product is removed from the shop, wishlists and categories for good. Orders that contain it do not change.',
  cascadesToProducts: false,
})
