import { type Merchant, MerchantList, MerchantPage, MessageResponse, PAGE_SIZE } from '@whirligig/contract'
import { type ApiClient, toQueryString } from '@whirligig/core/http'

/** Merchants and applications, the newest first. `page` is 1-based. */
export const merchantPage = (client: ApiClient, page: number, signal?: AbortSignal): Promise<MerchantPage> =>
  client
    .options({ signal })
    .url(`/merchant${toQueryString({ page, limit: PAGE_SIZE.merchants })}`)
    .get()
    .json((body) => MerchantPage.parse(body))

/** Whom a search finds, on one page: a hundred at most. */
export const merchantsFound = (client: ApiClient, search: string, signal?: AbortSignal): Promise<MerchantPage> =>
  client
    .options({ signal })
    .url(`/merchant/search${toQueryString({ search })}`)
    .get()
    .json((body) => {
      const { merchants } = MerchantList.parse(body)
      return { merchants, totalPages: 1, currentPage: 1, count: merchants.length }
    })

/**
 * Approves or rejects. Approving once more sends a new invitation where there is no account yet.
 *
 * @throws ApiError 400 where the status is not the one that was seen, and nothing happens
 */
export const decideMerchant = (
  client: ApiClient,
  decision: 'approve' | 'reject',
  { _id, status }: Pick<Merchant, '_id' | 'status'>,
) =>
  client
    .url(`/merchant/${decision}/${encodeURIComponent(_id)}`)
    .put({ status })
    .json((body) => MessageResponse.parse(body))

export const setMerchantActive = (client: ApiClient, id: string, isActive: boolean) =>
  client
    .url(`/merchant/${encodeURIComponent(id)}/active`)
    .put({ merchant: { isActive } })
    .json((body) => MessageResponse.parse(body))

export const deleteMerchant = (client: ApiClient, id: string) =>
  client
    .url(`/merchant/delete/${encodeURIComponent(id)}`)
    .delete()
    .json((body) => MessageResponse.parse(body))
