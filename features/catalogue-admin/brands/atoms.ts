import { type Brand, type BrandEdit, BrandResponse } from '@whirligig/contract'
import { catalogueQueryAtom, savingAtom } from '../catalogue-atoms.ts'
import { staffKind } from '../staff-kind.ts'
import { addBrand, brandList } from './api.ts'

/** The brands that one works on, shown or not, by name. */
export const brandsAtom = catalogueQueryAtom(['brands'], brandList, { staleTime: 0 })

export const addBrandAtom = savingAtom('add-brand', addBrand, { waits: false })

export const brandKind = staffKind<Brand, BrandEdit>({
  name: 'Brand',
  plural: 'Brands',
  parse: (body) => BrandResponse.parse(body).brand,
  deleteText:
    'The brand is gone for good. Its products stay without a brand and off sale, and its merchant waits for approval again.',
  holdsProducts: true,
})
