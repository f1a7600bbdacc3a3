import { createHash } from 'node:crypto'
import {
  PRODUCT_FILE_COLUMNS,
  type ProductFileChange,
  type ProductFileError,
  RESPONSE_TEXT,
  toDollars,
} from '@whirligig/contract'
import type { StaffScope } from '../products/staff-scope.ts'
import type { ParsedRow, RowValues } from './parse-row.ts'

const TEXT = RESPONSE_TEXT.productFile

/** What an import can set of a product. */
export type ImportFields = {
  name: string
  description: string
  priceCents: number
  stock: number
  taxable: boolean
  isActive: boolean
  brandId: string | null
  age: string | null
  size: string | null
  material: string | null
}

/** A product that has the sku of a row. */
export type ExistingProduct = ImportFields & { id: string; sku: string }
export type BrandRef = { id: string; slug: string }

export type PlannedRow = {
  row: number
  sku: string
  fields: ImportFields
  /** Undefined adds a product. */
  existing: ExistingProduct | undefined
  /** What differs from the existing product. Empty for a new one. */
  changes: ProductFileChange['fields']
}
export type ImportPlan = {
  rows: PlannedRow[]
  unchanged: number
  errors: ProductFileError[]
  /** Identifies what the plan changes. It stays the same while the products that it changes do. */
  id: string
}

/** What the plan of a file depends on. */
export type ImportContext = {
  scope: StaffScope
  /** By sku. */
  existing: ReadonlyMap<string, ExistingProduct>
  brands: readonly BrandRef[]
}

/** The values of a new product that a file does not set. The row has all required ones, or an error. */
const NEW_PRODUCT: ImportFields = {
  ...{ name: '', description: '', priceCents: 0, stock: 0, taxable: false, isActive: true },
  ...{ brandId: null, age: null, size: null, material: null },
}

const toAnswer = (value: boolean) => (value ? 'yes' : 'no')

/** The texts of a product as in a file, in the order of its columns. */
export const toFileTexts = (fields: Omit<ImportFields, 'brandId'> & { brand: string }) =>
  ({
    name: fields.name,
    description: fields.description,
    price: toDollars(fields.priceCents).toFixed(2),
    stock: String(fields.stock),
    taxable: toAnswer(fields.taxable),
    active: toAnswer(fields.isActive),
    brand: fields.brand,
    age: fields.age ?? '',
    size: fields.size ?? '',
    material: fields.material ?? '',
  }) as const

/** The columns that change a product. The first one finds it. */
const [, ...COLUMNS] = PRODUCT_FILE_COLUMNS

/** Creates the function that finds the brand that a row gives its product, or the message why it cannot. */
function createBrandFinder({ scope, brands }: ImportContext) {
  const bySlug = new Map(brands.map(({ id, slug }) => [slug, id]))
  return ({ brandSlug }: RowValues, current: string | null): { brandId: string | null } | { error: string } => {
    const requested = brandSlug ? bySlug.get(brandSlug) : null
    if (!scope.all) {
      const isOwn = brandSlug === undefined || brandSlug === null || requested === scope.brandId
      return isOwn ? { brandId: scope.brandId } : { error: TEXT.otherBrand }
    }
    if (requested === undefined) return { error: TEXT.unknownBrand }
    return { brandId: brandSlug === undefined ? current : requested }
  }
}

const isInScope = (scope: StaffScope, { brandId }: ExistingProduct): boolean =>
  scope.all || (scope.brandId !== null && brandId === scope.brandId)

const withoutUndefined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

export type Planner = {
  /** Decides what a row does. A row with an error does nothing, and nothing is imported while there is one. */
  add: (row: ParsedRow) => void
  /** Returns the plan of the rows so far. */
  getPlan: () => ImportPlan
}

/** Creates a plan row by row, so that the caller can pause for other requests. */
export function createPlanner(context: ImportContext): Planner {
  const plan: Omit<ImportPlan, 'id'> = { rows: [], unchanged: 0, errors: [] }
  const hash = createHash('sha256')
  const findBrand = createBrandFinder(context)
  const slugs = new Map(context.brands.map(({ id, slug }) => [id, slug]))
  const toTexts = (fields: ImportFields) =>
    toFileTexts({ ...fields, brand: fields.brandId === null ? '' : (slugs.get(fields.brandId) ?? '') })
  const rowsBySku = new Map<string, number>()

  function add({ row, values, errors }: ParsedRow): void {
    const { sku, brandSlug: _, ...set } = values
    const existing = context.existing.get(sku)
    const twice = sku === '' ? undefined : rowsBySku.get(sku)
    rowsBySku.set(sku, twice ?? row)
    const brand = findBrand(values, existing?.brandId ?? null)
    const rowErrors = [...errors]
    if (twice !== undefined) rowErrors.push({ row, column: 'sku', message: TEXT.skuTwice(twice) })
    if (existing && !isInScope(context.scope, existing)) {
      rowErrors.push({ row, column: 'sku', message: RESPONSE_TEXT.product.skuTaken })
    }
    if ('error' in brand) rowErrors.push({ row, column: 'brand', message: brand.error })
    if (rowErrors.length > 0 || 'error' in brand) {
      plan.errors.push(...rowErrors)
      return
    }
    const { id: _id, sku: _sku, ...current } = existing ?? { ...NEW_PRODUCT, id: '', sku }
    const fields: ImportFields = { ...current, ...withoutUndefined(set), brandId: brand.brandId }
    const before = toTexts(current)
    const after = toTexts(fields)
    const changes = existing
      ? COLUMNS.filter((column) => before[column] !== after[column]).map((column) => ({
          ...{ column, from: before[column], to: after[column] },
        }))
      : []
    if (existing && changes.length === 0) {
      plan.unchanged += 1
      return
    }
    plan.rows.push({ row, sku, fields, existing, changes })
    hash.update(JSON.stringify([sku, existing?.id ?? null, existing ? changes : fields]))
  }

  return { add, getPlan: () => ({ ...plan, id: hash.copy().digest('base64url') }) }
}
