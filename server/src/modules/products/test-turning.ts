import { sql } from 'drizzle-orm'
import { products } from '../../db/schema/index.ts'
import type { TestApp } from '../../testing/test-app.ts'

/** Turns a shop's things on and off as an admin does, and tells what is on. */
export function turning({ call, db }: Pick<TestApp, 'call' | 'db'>, token: string) {
  const turn = (kind: 'product' | 'category' | 'brand') => (id: string, isActive: boolean) =>
    call('PUT', `/${kind}/${id}/active`, { token, body: { [kind]: { isActive } } })
  return {
    turnProduct: turn('product'),
    turnCategory: turn('category'),
    turnBrand: turn('brand'),
    /** The names of the products that are on. */
    on: async (): Promise<string[]> => {
      const rows = await db.select({ name: products.name }).from(products).where(sql`${products.isActive}`)
      return rows.map(({ name }) => name).toSorted()
    },
  }
}
