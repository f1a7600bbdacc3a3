import { type ApiClient, clientAtom, privateKey, sessionAtom } from '@whirligig/api'
import type { OrderPage } from '@whirligig/contract'
import { atomFamily } from 'jotai-family'
import { atomWithQuery } from 'jotai-tanstack-query'
import { allOrders, ordersFound } from './api.ts'

// Their keys begin as those of one's own orders do: what happens to an order is news for both.
const listAtom = (what: string | number, ask: (client: ApiClient, signal: AbortSignal) => Promise<OrderPage>) =>
  atomWithQuery((get) => {
    const session = get(sessionAtom)
    const client = get(clientAtom)
    return {
      queryKey: privateKey(session, 'orders', 'everyone', what),
      queryFn: ({ signal }) => ask(client, signal),
      enabled: session.token !== null,
      staleTime: 0,
    }
  })

const pageAtom = atomFamily((page: number) => listAtom(page, (client, signal) => allOrders(client, page, signal)))
const foundAtom = atomFamily((id: string) => listAtom(id, (client, signal) => ordersFound(client, id, signal)))

/** A page of everyone's orders, 1-based, or the one that a search finds by its id; '' searches for nothing. */
export const customerOrdersAtom = (page: number, search: string) => (search ? foundAtom(search) : pageAtom(page))
