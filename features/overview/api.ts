import type { ApiClient } from '@whirligig/api'
import { Overview } from '@whirligig/contract'

/** How the shop, or one's own brand, is doing. */
export const fetchOverview = (client: ApiClient, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url('/overview')
    .get()
    .json((body) => Overview.parse(body))
