import { type AnswerInput, ContactMessagePage, MessageResponse, PAGE_SIZE } from '@whirligig/contract'
import { type ApiClient, getJson, postJson, toQueryString } from '@whirligig/core/http'
import type { ListQuery } from '@whirligig/core/pagination'

/** Returns a page of the messages to the shop, newest first. `page` is 1-based. */
export const listMessages = (client: ApiClient, { page, search, filter }: ListQuery, signal?: AbortSignal) => {
  const query = { page, limit: PAGE_SIZE.messages, ...(filter && { status: filter }), ...(search && { search }) }
  return getJson(client, `/contact${toQueryString(query)}`, ContactMessagePage, signal)
}

/** Mails an answer to the sender of a message. @throws ApiError 400 if it has been answered meanwhile */
export const answerMessage = (client: ApiClient, { id, ...input }: AnswerInput & { id: string }) =>
  postJson(client, `/contact/${encodeURIComponent(id)}/answer`, MessageResponse, input)
