import { type CartItem, maxOrderQuantity, type StockChanged } from '@whirligig/contract'
import { patchQueryData, patchStock, publicKey } from '@whirligig/core/query'
import { publicClientAtom } from '@whirligig/core/session'
import { atom, type ExtractAtomValue } from 'jotai'
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import { validateCart } from './api.ts'
import { cartItemsAtom, cartOpenAtom, cartProductIdsAtom, updateItemsAtom } from './atoms.ts'
import { calculateFigures } from './cart-figures.ts'
import { type CartValidation, createCartItem, getCurrentLines, toStoredItem } from './rules.ts'

// Validates the cart against the catalogue. Kept apart from atoms.ts, which is part of the first load: the header only
// needs the item count.

const ALL_VALIDATIONS = publicKey('cart-validation')
const validationKey = (ids: string) => [...ALL_VALIDATIONS, ids] as const

/** Returns the newest validation of any products. It serves until the first validation of other ids has arrived. */
function findLatestValidation(queryClient: ExtractAtomValue<typeof queryClientAtom>): CartValidation | undefined {
  const queries = queryClient.getQueryCache().findAll({ queryKey: ALL_VALIDATIONS })
  const latest = queries.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)[0]
  return latest && queryClient.getQueryData<CartValidation>(latest.queryKey)
}

/** The product ids of the cart as one string, so that a change of a quantity does not change the query. */
const idsAtom = atom((get) => get(cartProductIdsAtom).join(' '))

/** Holds the query of the current ids only. */
const queryAtom = atom((get) => {
  const joinedIds = get(idsAtom)
  const ids = joinedIds.split(' ')
  const client = get(publicClientAtom)
  return atomWithQuery((getInQuery) => ({
    queryKey: validationKey(joinedIds),
    queryFn: async ({ signal }): Promise<CartValidation> => ({
      ...(await validateCart(client, ids, signal)),
      checkedIds: ids,
    }),
    enabled: getInQuery(cartOpenAtom) && joinedIds !== '',
    staleTime: 0,
    placeholderData: () => findLatestValidation(getInQuery(queryClientAtom)),
  }))
})

/** The catalogue data of the cart's products. Fetched each time the drawer opens. */
export const cartValidationAtom = atom((get) => get(get(queryAtom)))

/** Applies a pushed stock change to the cached validation. */
export const updateCartStockAtom = atom(null, (get, _set, stock: StockChanged): void => {
  patchQueryData<CartValidation>(get(queryClientAtom), validationKey(get(idsAtom)), (validation) =>
    patchStock(validation, stock),
  )
})

/** The cart lines with current prices, stock and notes about changes. */
export const cartLinesAtom = atom((get) => getCurrentLines(get(cartItemsAtom), get(cartValidationAtom).data))
/** What the available lines cost without tax, in dollars. */
export const cartTotalAtom = atom((get) => calculateFigures(get(cartLinesAtom), 0).items)
/** What the available lines cost; null while the tax rate is not known. */
export const cartFiguresAtom = atom((get) => {
  const { data } = get(cartValidationAtom)
  return data ? calculateFigures(get(cartLinesAtom), data.taxRate) : null
})

/** Sets the quantity of a line, limited to what can be ordered. The line also takes the current price. */
export const setQuantityAtom = atom(null, (get, set, { id, quantity }: { id: string; quantity: number }) => {
  const line = get(cartLinesAtom).find((candidate) => candidate._id === id)
  if (!line) return
  const allowed = Math.max(1, Math.min(quantity, maxOrderQuantity(line.inventory)))
  set(updateItemsAtom, (items) => items.map((item) => (item._id === id ? createCartItem(line, allowed) : item)))
})

/** Stores the prices and quantities that the drawer shows, so that the order matches them. Returns the stored items. */
export const acceptPriceChangesAtom = atom(null, (get, set): readonly CartItem[] => {
  const lines = get(cartLinesAtom)
  if (lines.some((line) => line.note !== undefined)) {
    set(updateItemsAtom, () => lines.filter((line) => !line.unavailable).map(toStoredItem))
  }
  return get(cartItemsAtom)
})
