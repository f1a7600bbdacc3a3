import { Overview } from '@whirligig/contract'
import type { ApiClient } from '@whirligig/core/http'

/** How the shop, or one's own brand, is doing. */
export const fetchOverview = (client: ApiClient, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url('/overview')
    .get()
    .json((body) => Overview.parse(body))
