import type { Product } from '@whirligig/contract'
import { patchQueryData, privateKey, publicKey } from '@whirligig/core/query'
import { clientAtom, publicClient, sessionAtom } from '@whirligig/core/session'
import { atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import { fetchCategories, fetchProduct, fetchProducts } from './api.ts'
import { brandsQueryAtom } from './brands-query.ts'
import { findCollection } from './find-collection.ts'
import { parseProductQuery } from './rules.ts'

/** The categories on show. */
export const categoriesQueryAtom = atomWithQuery(() => ({
  queryKey: publicKey('categories'),
  queryFn: ({ signal }) => fetchCategories(publicClient, signal),
  staleTime: 5 * 60_000,
}))

/** A category or a brand by its slug: whether there is one, and its words. */
export const categoryAtom = atomFamily((slug: string) => atom((get) => findCollection(get(categoriesQueryAtom), slug)))
export const brandAtom = atomFamily((slug: string) => atom((get) => findCollection(get(brandsQueryAtom), slug)))

/** A page of the shop, by its address as `searchOf` writes it. It carries the session's hearts. */
export const productPageAtom = atomFamily((search: string) =>
  atomWithQuery((get) => {
    const session = get(sessionAtom)
    const client = get(clientAtom)
    const query = parseProductQuery(new URLSearchParams(search))
    return {
      queryKey: privateKey(session, 'products', query),
      queryFn: ({ signal }) => fetchProducts(client, query, signal),
    }
  }),
)

/** A toy by its slug. It carries the session's heart. */
export const productAtom = atomFamily((slug: string) =>
  atomWithQuery((get) => {
    const session = get(sessionAtom)
    const client = get(clientAtom)
    return {
      queryKey: privateKey(session, 'product', slug),
      queryFn: ({ signal }) => fetchProduct(client, slug, signal),
    }
  }),
)

/** Takes over how many are left of a toy. */
export const setStockAtom = atom(null, (get, _set, { slug, inventory }: { slug: string; inventory: number }): void => {
  patchQueryData<Product>(get(queryClientAtom), privateKey(get(sessionAtom), 'product', slug), (product) => ({
    ...product,
    inventory,
    quantity: inventory,
  }))
})
