import { type Brand, type BrandEdit, BrandResponse, formatCount } from '@whirligig/contract'
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
  deleteText: ({ productCount, merchant }) =>
    [
      'The brand is deleted for good.',
      productCount > 0
        ? `Its ${formatCount(productCount, 'product')} ${productCount === 1 ? 'goes' : 'go'} off sale until ${productCount === 1 ? 'it gets' : 'they get'} another brand.`
        : 'It has no products.',
      merchant ? 'Its merchant needs a new approval.' : '',
    ]
      .join(' ')
      .trim(),
  cascadesToProducts: true,
})
