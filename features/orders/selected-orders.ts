import { createSelectionAtom } from '@whirligig/core/pagination'
import { mutationAtom } from '@whirligig/core/query'
import { findMerchantOrders, findOrders } from './selected-orders-api.ts'

/** The selected orders of the customers, and those of a merchant. */
export const selectedOrdersAtom = createSelectionAtom()
export const selectedMerchantOrdersAtom = createSelectionAtom()

/** Reads selected orders on a click: like a change, it shows a toast when it fails. */
export const findOrdersAtom = mutationAtom({ key: 'find-orders', mutate: findOrders })
export const findMerchantOrdersAtom = mutationAtom({ key: 'find-merchant-orders', mutate: findMerchantOrders })
