import { mutationAtom } from '@whirligig/core/query'
import { sessionValueAtom } from '@whirligig/core/session'
import { findMerchantOrders, findOrders } from './selected-orders-api.ts'

const NONE: ReadonlySet<string> = new Set()

/** The ids of the selected orders of a list. */
export const selectedOrdersAtom = sessionValueAtom(NONE)
export const selectedMerchantOrdersAtom = sessionValueAtom(NONE)

/** Reads selected orders on a click: like a change, it shows a toast when it fails. */
export const findOrdersAtom = mutationAtom({ key: 'find-orders', mutate: findOrders })
export const findMerchantOrdersAtom = mutationAtom({ key: 'find-merchant-orders', mutate: findMerchantOrders })
