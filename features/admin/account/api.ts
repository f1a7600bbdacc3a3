import { MessageResponse, UserAccount } from '@whirligig/contract'
import { type ApiClient, deleteJson, getJson, putJson } from '@whirligig/core/http'

const toPath = (id: string) => `/user/${encodeURIComponent(id)}`

/** An account with its sessions and its latest orders and reviews. @throws ApiError 404 */
export const getAccount = (client: ApiClient, id: string, signal?: AbortSignal) =>
  getJson(client, toPath(id), UserAccount, signal)

/** Enables or disables an account. @throws ApiError 400 for the own account and for the last admin */
export const setUserActive = (client: ApiClient, { id, isActive }: { id: string; isActive: boolean }) =>
  putJson(client, `${toPath(id)}/active`, MessageResponse, { user: { isActive } })

/** Ends all sessions of an account. */
export const signOutEverywhere = (client: ApiClient, id: string) =>
  deleteJson(client, `${toPath(id)}/sessions`, MessageResponse)
