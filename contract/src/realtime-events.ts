import * as z from 'zod/mini'
import { CHAT_SERVER_EVENTS, type ChatClientEvents } from './chat-events.ts'
import { Id } from './fields.ts'
import { maxLength } from './length-checks.ts'

/** The maximum number of ids that one socket can watch. A full cart and an open product need 101. */
export const MAX_WATCHED_IDS = 500

/** An order was placed, or its lines or its address changed: fetch it again. */
export const OrderChanged = z.object({ _id: Id })
export type OrderChanged = z.infer<typeof OrderChanged>

/** The number of pieces of a product that can be sold. */
export const StockChanged = z.object({ _id: Id, inventory: z.int() })
export type StockChanged = z.infer<typeof StockChanged>

/** The role or the merchant of the signed-in user changed: fetch the profile again. */
export const AccountChanged = z.object({ _id: Id })
export type AccountChanged = z.infer<typeof AccountChanged>

/** The ids of all products that the socket watches. Each list replaces the previous one; `[]` watches none. */
export const WatchStockInput = z.array(Id).check(maxLength(MAX_WATCHED_IDS))
export type WatchStockInput = z.infer<typeof WatchStockInput>

/** The payload schema of each event that the server sends. Only signed-in users have a socket; guests poll. */
export const SERVER_EVENTS = {
  ...CHAT_SERVER_EVENTS,
  /** Goes to the order's owner, to admins, and to the merchants whose toys it has. */
  orderChanged: OrderChanged,
  /** Goes to the user whose account changed. */
  accountChanged: AccountChanged,
  /** Goes to the sockets that watch the product. */
  stockChanged: StockChanged,
} as const

export type ServerEventName = keyof typeof SERVER_EVENTS
export type ServerEventPayload<Name extends ServerEventName> = z.infer<(typeof SERVER_EVENTS)[Name]>
export type ServerEvents = { [Name in ServerEventName]: (payload: ServerEventPayload<Name>) => void }

/** The events that the client sends. The server forgets what a socket watches when the socket disconnects. */
export type ClientEvents = ChatClientEvents & { watchStock: (productIds: WatchStockInput) => void }
export type ClientEventName = keyof ClientEvents

/** Maps an event that the server sends only for watched ids to the event that sets these ids. */
export const WATCH_EVENTS = { stockChanged: 'watchStock' } as const satisfies Partial<
  Record<ServerEventName, ClientEventName>
>
