import { MessageResponse } from '@whirligig/contract'
import { type ApiClient, deleteJson, getJson, putJson } from '@whirligig/core/http'

/**
 * The requests for one brand, category or product. All three have the same endpoints.
 * @param noun the name in paths and request bodies, for example `brand`
 * @param parse reads the row from the response of the GET request
 */
export function createResourceApi<Row, Edit>(noun: string, parse: (body: unknown) => Row) {
  const toPath = (id: string) => `/${noun}/${encodeURIComponent(id)}`
  return {
    get: (client: ApiClient, id: string, signal?: AbortSignal) => getJson(client, toPath(id), { parse }, signal),

    update: (client: ApiClient, { id, edit }: { id: string; edit: Edit }) =>
      putJson(client, toPath(id), MessageResponse, { [noun]: edit }),

    setActive: (client: ApiClient, { id, isActive }: { id: string; isActive: boolean }) =>
      putJson(client, `${toPath(id)}/active`, MessageResponse, { [noun]: { isActive } }),

    delete: (client: ApiClient, id: string) =>
      deleteJson(client, `/${noun}/delete/${encodeURIComponent(id)}`, MessageResponse),
  }
}
