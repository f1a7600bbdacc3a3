import { type Merchant, MerchantList, MerchantPage, MessageResponse, PAGE_SIZE } from '@whirligig/contract'
import { type ApiClient, deleteJson, getJson, putJson, toQueryString } from '@whirligig/core/http'
import type { ListQuery } from '@whirligig/core/pagination'

/** A page of merchants and applications, newest first, or the results of a search, at most 100, as one page. */
export async function listMerchants(
  client: ApiClient,
  { page, search, filter }: ListQuery,
  signal?: AbortSignal,
): Promise<MerchantPage> {
  const status = filter && { status: filter }
  if (search === '') {
    const query = toQueryString({ page, limit: PAGE_SIZE.merchants, ...status })
    return getJson(client, `/merchant${query}`, MerchantPage, signal)
  }
  const query = toQueryString({ search, ...status })
  const { merchants } = await getJson(client, `/merchant/search${query}`, MerchantList, signal)
  return { merchants, totalPages: 1, currentPage: 1, count: merchants.length }
}

/**
 * Approves or rejects an application. Approving a merchant without an account again sends a new invitation.
 *
 * @throws {ApiError} 400 if the status has changed since it was loaded; the request then has no effect
 */
export const decideMerchant = (
  client: ApiClient,
  decision: 'approve' | 'reject',
  { _id, status }: Pick<Merchant, '_id' | 'status'>,
) => putJson(client, `/merchant/${decision}/${encodeURIComponent(_id)}`, MessageResponse, { status })

export const setMerchantActive = (client: ApiClient, id: string, isActive: boolean) =>
  putJson(client, `/merchant/${encodeURIComponent(id)}/active`, MessageResponse, { merchant: { isActive } })

export const deleteMerchant = (client: ApiClient, id: string) =>
  deleteJson(client, `/merchant/delete/${encodeURIComponent(id)}`, MessageResponse)
