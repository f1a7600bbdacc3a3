import { LIMITS } from './limits.ts'
import { atMost, characters, required } from './text-templates.ts'

/** The error texts of the fields that only products have. */
export const PRODUCT_TEXT = {
  sku: { required: required('Sku'), characters: characters('Sku'), long: atMost('Sku', LIMITS.slug) },
  age: { long: atMost('Age', LIMITS.productDetail) },
  size: { long: atMost('Size', LIMITS.productDetail) },
  material: { long: atMost('Material', LIMITS.productDetail) },
  price: {
    required: required('Price'),
    number: 'Price must be a number.',
    low: 'Price must be at least 1.',
    high: `Price may not be greater than ${LIMITS.price.max}.`,
  },
  taxable: { required: required('Taxable') },
  brand: { required: required('Brand') },
  categories: { long: `A product may be in at most ${LIMITS.productCategories} categories.` },
} as const
