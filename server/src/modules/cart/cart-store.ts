import type { Database } from '../../db/database.ts'
import { retryConflicts } from '../../db/run-transaction.ts'
import { createBatchLoader } from '../../lib/batch-loader.ts'
import { type CartProduct, findCartProducts, insertCarts, type NewCart } from './queries.ts'

export type CartStore = {
  /** Returns the products with these ids, on sale or not, in the order of the ids. @param ids valid for `isId` */
  findProducts: (ids: readonly string[]) => Promise<CartProduct[]>
  /** Saves a cart. @returns its id */
  insert: (cart: NewCart) => Promise<string>
}

/** Creates a store that reads the products, and saves the carts, of concurrent requests with one statement. */
export function createCartStore(db: Database): CartStore {
  const insertAll = (carts: readonly NewCart[]) => retryConflicts(() => insertCarts(db, carts))

  const findProducts = createBatchLoader<readonly string[], CartProduct[]>(async (lists) => {
    const rows = await findCartProducts(db, [...new Set(lists.flat())])
    const byId = new Map(rows.map((product) => [product.id, product]))
    return lists.map((ids) => ids.flatMap((id) => byId.get(id) ?? []))
  })

  const insert = createBatchLoader<NewCart, string>(async (carts) => {
    if (carts.length === 1) return insertAll(carts)
    try {
      return await insertAll(carts)
    } catch {
      // One by one, so that a cart whose user has just been deleted does not keep the others from being saved.
      return Promise.all(carts.map((cart) => insertAll([cart]).then(([id = '']) => id, toError)))
    }
  })

  return { findProducts: (ids) => (ids.length === 0 ? Promise.resolve([]) : findProducts(ids)), insert }
}

const toError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)))
