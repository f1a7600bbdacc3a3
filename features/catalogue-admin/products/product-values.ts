import type { StaffProduct } from '@whirligig/contract'
import type { NameValues } from '../name-fields.tsx'
import { NO_BRAND } from './brand-options.ts'

/** The form values of a product. */
export type ProductValues = NameValues & {
  sku: string
  /** The text of the field. */
  quantity: string | number
  /** The text of the field, in dollars. */
  price: string | number
  /** Details for shoppers, empty if they are not known. */
  age?: string | null
  size?: string | null
  material?: string | null
  /** 1 or 0. */
  taxable: unknown
  /** A brand id, 0 for no brand, '' before the user has chosen. */
  brand?: unknown
  /** An array of ids. */
  categories?: unknown
}

export const DEFAULT_VALUES = {
  sku: '',
  name: '',
  description: '',
  age: '',
  size: '',
  material: '',
  quantity: '1',
  price: '1',
  taxable: 0,
  brand: '',
  categories: [] as string[], // widened: the empty array has no element type
  isActive: true,
  image: undefined,
} satisfies ProductValues & { isActive: boolean; image: undefined }

/** Converts a product to the values of its edit form. */
export const toFormValues = (product: StaffProduct): ProductValues & { slug: string } => ({
  sku: product.sku,
  name: product.name,
  slug: product.slug,
  description: product.description,
  age: product.age ?? '',
  size: product.size ?? '',
  material: product.material ?? '',
  quantity: String(product.quantity),
  price: String(product.price),
  taxable: product.taxable ? 1 : 0,
  brand: product.brand?._id ?? NO_BRAND.value,
  categories: product.categories ?? [],
})

/** The start values of a new product like another one, whose pictures it shares. It gets a sku and a stock of its own. */
export const toCopyValues = ({ name, description, age, size, material, price, taxable, ...product }: StaffProduct) => ({
  ...DEFAULT_VALUES,
  like: product._id,
  ...{ name, description, age: age ?? '', size: size ?? '', material: material ?? '', price: String(price) },
  ...{ taxable: taxable ? 1 : 0, brand: product.brand?._id ?? String(NO_BRAND.value) },
  categories: product.categories ?? [],
})

export const TAXABLE_OPTIONS = [
  { value: 0, label: 'No' },
  { value: 1, label: 'Yes' },
] as const
