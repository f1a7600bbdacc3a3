import { MessageResponse } from '@whirligig/contract'
import type { ApiClient } from '@whirligig/core/http'

/**
 * What is asked of the server about one brand, category or product: their calls have one shape.
 * @param noun stands in the addresses and names the thing in what is sent: 'brand'
 * @param parse reads the thing out of the answer that holds it
 */
export function staffCalls<Row, Edit>(noun: string, parse: (body: unknown) => Row) {
  const at = (id: string) => `/${noun}/${encodeURIComponent(id)}`
  return {
    one: (client: ApiClient, id: string, signal?: AbortSignal) =>
      client
        .options({ signal })
        .url(at(id))
        .get()
        .json((body) => parse(body)),

    edit: (client: ApiClient, id: string, edit: Edit) =>
      client
        .url(at(id))
        .put({ [noun]: edit })
        .json((body) => MessageResponse.parse(body)),

    setActive: (client: ApiClient, id: string, isActive: boolean) =>
      client
        .url(`${at(id)}/active`)
        .put({ [noun]: { isActive } })
        .json((body) => MessageResponse.parse(body)),

    remove: (client: ApiClient, id: string) =>
      client
        .url(`/${noun}/delete/${encodeURIComponent(id)}`)
        .delete()
        .json((body) => MessageResponse.parse(body)),
  }
}
