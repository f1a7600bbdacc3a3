import type { StaffProduct } from '@whirligig/contract'
import type { NameValues } from '../name-fields.tsx'
import { NO_BRAND } from './brand-options.ts'

/** What is typed of any product. */
export type ProductValues = NameValues & {
  sku: string
  /** The text that was typed. */
  quantity: string | number
  /** Dollars, as `quantity`. */
  price: string | number
  /** 1 or 0. */
  taxable: unknown
  /** An id, 0 for none, '' while nothing is chosen. */
  brand?: unknown
}

export const NEW_PRODUCT = {
  sku: '',
  name: '',
  description: '',
  quantity: '1',
  price: '1',
  taxable: 0,
  brand: '',
} satisfies ProductValues

/** What a form shows of a product that is there. */
export const valuesOf = (product: StaffProduct): ProductValues & { slug: string } => ({
  sku: product.sku,
  name: product.name,
  slug: product.slug,
  description: product.description,
  quantity: String(product.quantity),
  price: String(product.price),
  taxable: product.taxable ? 1 : 0,
  brand: product.brand?._id ?? NO_BRAND.value,
})

export const TAXABLE = [
  { value: 0, label: 'No' },
  { value: 1, label: 'Yes' },
] as const
