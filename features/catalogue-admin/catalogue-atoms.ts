import type { MessageResponse } from '@whirligig/contract'
import type { ApiClient } from '@whirligig/core/http'
import { catalogueKey, invalidateCatalogue } from '@whirligig/core/query'
import { clientAtom, sessionAtom } from '@whirligig/core/session'
import { showToastAtom } from '@whirligig/core/toasts'
import { atom } from 'jotai'
import { atomWithMutation, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'

/**
 * Something of what staff see of the catalogue.
 * @param parts tell it apart
 * @param options how long an answer is good for, in ms
 */
export const catalogueQueryAtom = <Data>(
  parts: readonly string[],
  ask: (client: ApiClient, signal: AbortSignal) => Promise<Data>,
  options: { staleTime?: number; gcTime?: number } = {},
) =>
  atomWithQuery((get) => {
    const session = get(sessionAtom)
    const client = get(clientAtom)
    return {
      queryKey: catalogueKey(session, ...parts),
      queryFn: ({ signal }) => ask(client, signal),
      enabled: session.token !== null,
      ...options,
    }
  })

/**
 * Changes the catalogue and says what the server said; rejects when it could not, and the failure is shown by then.
 * @param waits for what is on the screen to be asked for again. A form does not: it is left as soon as it is saved
 */
export function savingAtom<Args extends unknown[]>(
  name: string,
  save: (client: ApiClient, ...args: Args) => Promise<MessageResponse>,
  { waits }: { waits: boolean },
) {
  const mutationAtom = atomWithMutation((get) => {
    const client = get(clientAtom)
    const session = get(sessionAtom)
    const queryClient = get(queryClientAtom)
    return {
      mutationKey: [name],
      mutationFn: (args: Args) => save(client, ...args),
      onSettled: () => {
        const changed = invalidateCatalogue(queryClient, session)
        return waits ? changed : undefined
      },
    }
  })
  return atom(null, async (get, set, ...args: Args): Promise<void> => {
    const { message } = await get(mutationAtom).mutateAsync(args)
    set(showToastAtom, { tone: 'success', title: message })
  })
}
