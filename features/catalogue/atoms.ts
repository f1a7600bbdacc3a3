import type { Product } from '@whirligig/contract'
import { patchQueryData, privateKey, publicKey, selfCleaningFamily } from '@whirligig/core/query'
import { clientAtom, publicClientAtom, sessionAtom } from '@whirligig/core/session'
import { atom } from 'jotai'
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import { brandsQueryAtom } from './brands-query.ts'
import { findCollection } from './find-collection.ts'
import { loadApi } from './load-api.ts'
import { parseProductQuery } from './rules.ts'

/** The active categories. */
export const categoriesQueryAtom = atomWithQuery((get) => {
  const client = get(publicClientAtom)
  return {
    queryKey: publicKey('categories'),
    queryFn: ({ signal }) => loadApi().then((api) => api.listCategories(client, signal)),
    staleTime: 5 * 60_000,
  }
})

/** A category or brand by its slug: its name, or whether it is missing. */
export const categoryAtom = selfCleaningFamily((slug: string) =>
  atom((get) => findCollection(get(categoriesQueryAtom), slug)),
)
export const brandAtom = selfCleaningFamily((slug: string) => atom((get) => findCollection(get(brandsQueryAtom), slug)))

/** A page of the shop by its search params, as `serializeProductQuery` writes them. Private, because it contains `isLiked`. */
export const productPageAtom = selfCleaningFamily((searchParams: string) =>
  atomWithQuery((get) => {
    const session = get(sessionAtom)
    const client = get(clientAtom)
    const query = parseProductQuery(new URLSearchParams(searchParams))
    return {
      queryKey: privateKey(session, 'products', query),
      queryFn: ({ signal }) => loadApi().then((api) => api.listProducts(client, query, signal)),
    }
  }),
)

/** A product by its slug. Private, because it contains `isLiked`. */
export const productAtom = selfCleaningFamily((slug: string) =>
  atomWithQuery((get) => {
    const session = get(sessionAtom)
    const client = get(clientAtom)
    return {
      queryKey: privateKey(session, 'product', slug),
      queryFn: ({ signal }) => loadApi().then((api) => api.getProduct(client, slug, signal)),
    }
  }),
)

/** Applies a pushed stock change to the cached product. */
export const setStockAtom = atom(null, (get, _set, { slug, inventory }: { slug: string; inventory: number }): void => {
  patchQueryData<Product>(get(queryClientAtom), privateKey(get(sessionAtom), 'product', slug), (product) =>
    product.inventory === inventory ? product : { ...product, inventory, quantity: inventory },
  )
})
