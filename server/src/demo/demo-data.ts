import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PALETTES, type PaletteName, TOYS } from '@whirligig/art'
import { APPROVAL_STATUSES, LIMITS } from '@whirligig/contract'
import * as z from 'zod'

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const description = z.string().min(1).max(LIMITS.description)
const email = z.email()
const detail = z.optional(z.string().min(1).max(LIMITS.productDetail))
const daysAgo = z.int().positive()
const paletteNames = Object.keys(PALETTES) as PaletteName[] // the keys of a plain object

const brandSchema = z.strictObject({
  name: z.string(),
  slug,
  description,
  isActive: z.boolean(),
  /** The merchant that owns the brand. The shop itself sells brands without one. */
  merchantName: z.optional(z.string()),
})

const categorySchema = z.strictObject({ name: z.string(), slug, description, toy: z.enum(TOYS) })

const productSchema = z.strictObject({
  sku: z.string().regex(/^[A-Za-z0-9_-]+$/),
  name: z.string(),
  slug,
  description,
  age: detail,
  size: detail,
  material: detail,
  priceCents: z.int().positive(),
  /** The stock. */
  inventory: z.int().nonnegative(),
  taxable: z.boolean(),
  /** The slug of a brand. */
  brand: slug,
  /** Slugs of categories. */
  categories: z.array(slug).min(1),
  toy: z.enum(TOYS),
  palette: z.enum(paletteNames),
  /** The palettes of the pictures after the first one. */
  morePalettes: z.optional(z.array(z.enum(paletteNames))),
  isActive: z.boolean(),
})

const reviewerSchema = z.strictObject({ firstName: z.string(), lastName: z.string(), email })

const reviewSchema = z.strictObject({
  /** The slug of a product. */
  product: slug,
  /** The email of a reviewer. */
  reviewer: email,
  title: z.string(),
  review: z.string(),
  rating: z.int().min(1).max(5),
  isRecommended: z.boolean(),
  status: z.enum(APPROVAL_STATUSES),
  daysAgo,
})

const applicationSchema = z.strictObject({
  name: z.string(),
  email: z.nullable(email),
  brandName: z.string(),
  business: z.string(),
  status: z.enum(APPROVAL_STATUSES),
  daysAgo,
})

const DATA_FOLDER = join(import.meta.dirname, '../../demo-data')

async function loadJson<Schema extends z.ZodType>(name: string, schema: Schema): Promise<z.output<Schema>[]> {
  const json: unknown = JSON.parse(await readFile(join(DATA_FOLDER, `${name}.json`), 'utf8'))
  return z.array(schema).parse(json)
}

export type DemoData = Awaited<ReturnType<typeof loadDemoData>>

/** Reads `server/demo-data/*.json`. @throws ZodError if a file does not match its schema */
export async function loadDemoData() {
  const [brands, categories, products, reviewers, reviews, merchantApplications] = await Promise.all([
    loadJson('brands', brandSchema),
    loadJson('categories', categorySchema),
    loadJson('products', productSchema),
    loadJson('reviewers', reviewerSchema),
    loadJson('reviews', reviewSchema),
    loadJson('merchant-applications', applicationSchema),
  ])
  return { brands, categories, products, reviewers, reviews, merchantApplications }
}
