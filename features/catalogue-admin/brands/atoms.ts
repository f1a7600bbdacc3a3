import { type Brand, type BrandEdit, BrandResponse } from '@whirligig/contract'
import { adminResource } from '../admin-resource.ts'
import { catalogueMutationAtom, catalogueQueryAtom } from '../catalogue-queries.ts'
import { createPageAtom } from '../page-of-list.ts'
import { createBrand, listBrands } from './api.ts'

/** All brands, sorted by name. For a merchant only their own. */
export const brandsAtom = catalogueQueryAtom({ key: ['brands'], fetch: listBrands, staleTime: 0 })

/** A page of the brands. */
export const brandPageAtom = createPageAtom(brandsAtom)

export const createBrandAtom = catalogueMutationAtom('create-brand', createBrand, { awaitRefetch: false })

export const brandResource = adminResource<Brand, BrandEdit>({
  name: 'Brand',
  plural: 'Brands',
  parse: (body) => BrandResponse.parse(body).brand,
  deleteText: () =>
    'The brand is deleted for good. Its products go off sale until they get another brand, and its merchant needs a new approval.',
  cascadesToProducts: true,
})
