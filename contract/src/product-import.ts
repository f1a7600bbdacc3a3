import * as z from 'zod/mini'

/** The columns of a product file, in the order of an export. A file needs `sku`; the others are optional for existing products. */
export const PRODUCT_FILE_COLUMNS = [
  'sku',
  'name',
  'description',
  'price',
  'stock',
  'taxable',
  'active',
  'brand',
  'age',
  'size',
  'material',
] as const
export type ProductFileColumn = (typeof PRODUCT_FILE_COLUMNS)[number]

/** The limits of a product file, and of the lists in the response to it. */
export const PRODUCT_FILE_LIMITS = { bytes: 8 * 1024 * 1024, rows: 10_000, listed: 100 } as const

const Column = z.enum(PRODUCT_FILE_COLUMNS)

/** A cell that a file may not contain. Without a column, the whole row is meant. */
export const ProductFileError = z.object({
  /** The row as a spreadsheet counts it: the header is row 1. */
  row: z.int(),
  column: z.nullable(Column),
  message: z.string(),
})
export type ProductFileError = z.infer<typeof ProductFileError>

/** What an import would do with a product. */
export const ProductFileChange = z.object({
  row: z.int(),
  sku: z.string(),
  name: z.string(),
  kind: z.enum(['new', 'changed']),
  /** The changed values as texts of the file. Empty for a new product. */
  fields: z.array(z.object({ column: Column, from: z.string(), to: z.string() })),
})
export type ProductFileChange = z.infer<typeof ProductFileChange>

/** What an import would do. Nothing is saved yet. */
export const ProductImportPreview = z.object({
  /** How many products the import adds, changes and leaves as they are. */
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** The first of the changes, in the order of the file. */
  changes: z.array(ProductFileChange),
  /** How many errors the file has. With an error nothing can be imported. */
  errorCount: z.int(),
  /** The first of the errors, in the order of the file. */
  errors: z.array(ProductFileError),
  /** Columns that are not part of a product. They are not imported. */
  ignoredColumns: z.array(z.string()),
  /** Identifies these changes. The import sends it back, so that it does exactly what was shown. */
  plan: z.string(),
})
export type ProductImportPreview = z.infer<typeof ProductImportPreview>

/** The response to an import. */
export const ProductImportResponse = z.object({
  success: z.boolean(),
  message: z.string(),
  added: z.int(),
  changed: z.int(),
})
export type ProductImportResponse = z.infer<typeof ProductImportResponse>
