import { type AuditEntity, AuditPage } from '@whirligig/contract'
import { getJson } from '@whirligig/core/http'
import { privateQueryAtom, selfCleaningFamily } from '@whirligig/core/query'

/** What has a history of its own. The history of an order is part of its page. */
export type HistoryEntity = Exclude<AuditEntity, 'order'>

/** The keys of the lists, so that a change of a row invalidates its history, too. */
const LIST_KEYS: Record<HistoryEntity, string> = {
  user: 'users',
  product: 'catalogue',
  merchant: 'merchants',
  review: 'reviews',
}

const historyFamilies = {
  user: createHistoryFamily('user'),
  product: createHistoryFamily('product'),
  merchant: createHistoryFamily('merchant'),
  review: createHistoryFamily('review'),
}

function createHistoryFamily(entity: HistoryEntity) {
  return selfCleaningFamily((id: string) =>
    privateQueryAtom({
      key: [LIST_KEYS[entity], 'history', id],
      fetch: (client, signal) => getJson(client, `/audit/${entity}/${encodeURIComponent(id)}`, AuditPage, signal),
      staleTime: 0,
    }),
  )
}

/** The latest changes of an object by staff, newest first. */
export const historyAtom = (entity: HistoryEntity, id: string) => historyFamilies[entity](id)
