import { MessageResponse, PAGE_SIZE, SubscriberPage } from '@whirligig/contract'
import { type ApiClient, deleteJson, getJson, toQueryString } from '@whirligig/core/http'
import type { ListQuery } from '@whirligig/core/pagination'

/** Returns a page of the subscribers whose email contains `search`, newest first. `page` is 1-based. */
export const listSubscribers = (client: ApiClient, { page, search }: ListQuery, signal?: AbortSignal) => {
  const query = { page, limit: PAGE_SIZE.subscribers, ...(search && { search }) }
  return getJson(client, `/newsletter${toQueryString(query)}`, SubscriberPage, signal)
}

/** The CSV file of the subscribers whose email contains `search`. */
export const toExportPath = (search: string) => `/newsletter/export${toQueryString({ search })}`

/** Unsubscribes a subscriber. @throws ApiError 404 if another admin has done it meanwhile */
export const removeSubscriber = (client: ApiClient, id: string) =>
  deleteJson(client, `/newsletter/${encodeURIComponent(id)}`, MessageResponse)
