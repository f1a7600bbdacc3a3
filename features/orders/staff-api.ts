import { AuditPage, MessageResponse, OrderSavedResponse } from '@whirligig/contract'
import { type ApiClient, getJson, postJson, putJson, toQueryString } from '@whirligig/core/http'

/** How many entries of its history an order shows. */
const MAX_HISTORY = 100

/** Returns who changed an order, newest first. Admins only. */
export const getOrderHistory = (client: ApiClient, id: string, signal?: AbortSignal) =>
  getJson(client, `/audit/order/${encodeURIComponent(id)}${toQueryString({ limit: MAX_HISTORY })}`, AuditPage, signal)

/** Adds a note of staff to an order. Admins only. */
export const addNote = (client: ApiClient, id: string, text: string) =>
  postJson(client, `/order/${encodeURIComponent(id)}/note`, MessageResponse, { text })

/** Ships all lines of an order that have not shipped yet. Admins only. */
export const shipOrder = (client: ApiClient, id: string) =>
  putJson(client, `/order/${encodeURIComponent(id)}/ship`, OrderSavedResponse)
