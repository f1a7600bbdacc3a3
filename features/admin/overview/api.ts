import { Overview } from '@whirligig/contract'
import { type ApiClient, getJson, toQueryString } from '@whirligig/core/http'

/** The figures of the whole shop for an admin, of their own brand for a merchant. */
export const getOverview = (client: ApiClient, days: number, signal?: AbortSignal) =>
  getJson(client, `/overview${toQueryString({ days })}`, Overview, signal)
