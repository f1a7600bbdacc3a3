import type { Database } from '../../db/database.ts'
import { brands, categories, productCategories, products } from '../../db/schema/index.ts'

const createdAt = new Date('2026-02-01T09:00:00.000Z')
let made = 0

type Insert<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>

const one = <Row>([row]: Row[]): Row => {
  if (row === undefined) throw new Error('An insert answers its row.')
  return row
}

/** A brand for a test; active unless it says otherwise. */
export async function addBrand(db: Database, brand: Insert<typeof brands> = {}) {
  made += 1
  const defaults = { name: `Brand ${made}`, slug: `brand-${made}`, description: 'Makes toys.', createdAt }
  return one(
    await db
      .insert(brands)
      .values({ ...defaults, ...brand })
      .returning(),
  )
}

/** A toy for a test: $10.00, ten in stock, on sale, of no brand. */
export async function addProduct(db: Database, product: Insert<typeof products> = {}) {
  made += 1
  const name = product.name ?? `Toy ${made}`
  const defaults = {
    sku: `SKU-${made}`,
    slug: `toy-${made}`,
    description: 'Fun.',
    stock: 10,
    priceCents: 1000,
    createdAt,
  }
  return one(
    await db
      .insert(products)
      .values({ ...defaults, ...product, name })
      .returning(),
  )
}

/** A category for a test, with products in it. */
export async function addCategory(
  db: Database,
  category: Insert<typeof categories>,
  members: readonly { id: string }[] = [],
) {
  made += 1
  const defaults = { name: `Category ${made}`, slug: `category-${made}`, description: 'A shelf.', createdAt }
  const row = one(
    await db
      .insert(categories)
      .values({ ...defaults, ...category })
      .returning(),
  )
  const links = members.map(({ id }) => ({ categoryId: row.id, productId: id }))
  if (links.length > 0) await db.insert(productCategories).values(links)
  return row
}
