import {
  type ProductFileColumn,
  type ProductFileError,
  ProductInput,
  RESPONSE_TEXT,
  toCents,
} from '@whirligig/contract'
import * as z from 'zod/mini'
import type { FileRow } from './read-rows.ts'

const TEXT = RESPONSE_TEXT.productFile
const fields = ProductInput.shape

const ANSWERS: Partial<Record<string, boolean>> = { yes: true, true: true, 1: true, no: false, false: false, 0: false }

/** A cell with yes or no. */
const YesOrNo = z.pipe(
  z.transform(
    (cell: unknown) =>
      ANSWERS[
        String(cell ?? '')
          .trim()
          .toLowerCase()
      ],
  ),
  z.boolean(TEXT.yesOrNo),
)

/** The values that a row sets. What is undefined stays as it is. */
export type RowValues = {
  sku: string
  name?: string
  description?: string
  priceCents?: number
  stock?: number
  taxable?: boolean
  isActive?: boolean
  /** The slug of a brand; null for none. */
  brandSlug?: string | null
  age?: string | null
  size?: string | null
  material?: string | null
}

export type ParsedRow = { row: number; values: RowValues; errors: ProductFileError[] }

/**
 * Parses a row by the rules of the product form.
 *
 * @param isNew whether the row adds a product, which needs every value that the form requires
 */
export function parseRow({ row, cells, hasTooManyCells }: FileRow, isNew: boolean): ParsedRow {
  const errors: ProductFileError[] = hasTooManyCells ? [{ row, column: null, message: TEXT.tooManyCells }] : []

  /** Parses a cell; undefined without one, or for an invalid one. */
  function parse<Value>(column: ProductFileColumn, schema: z.ZodMiniType<Value>, isRequired = true): Value | undefined {
    const cell = cells[column]
    if (cell === undefined && !(isNew && isRequired)) return undefined
    const result = z.safeParse(schema, cell)
    if (result.success) return result.data
    errors.push({ row, column, message: result.error.issues[0]?.message ?? 'Invalid' })
    return undefined
  }

  const price = parse('price', fields.price)
  const brand = cells.brand?.trim()
  const values: RowValues = {
    sku: parse('sku', fields.sku) ?? '',
    name: parse('name', fields.name),
    description: parse('description', fields.description),
    priceCents: price === undefined ? undefined : toCents(price),
    stock: parse('stock', fields.quantity),
    taxable: parse('taxable', YesOrNo),
    isActive: cells.active?.trim() ? parse('active', YesOrNo, false) : undefined,
    brandSlug: brand === undefined ? undefined : brand === '' ? null : brand,
    age: parse('age', fields.age, false),
    size: parse('size', fields.size, false),
    material: parse('material', fields.material, false),
  }
  return { row, values, errors }
}
