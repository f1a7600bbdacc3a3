import type { QueryClient, QueryKey } from '@tanstack/query-core'
import { atom } from 'jotai'
import { atomWithMutation, queryClientAtom } from 'jotai-tanstack-query'
import type { ApiClient } from '../http/api-client.ts'
import { clientAtom, publicClientAtom } from '../session/client-atom.ts'
import { type Session, sessionAtom } from '../session/session.ts'
import { showToastAtom } from '../toasts/atoms.ts'
import type { ErrorToastMeta } from './query-client.ts'

export type MutationAtomOptions<Input, Data> = {
  /** The mutation key. */
  key: string
  mutate: (client: ApiClient, input: Input) => Promise<Data>
  /** Mutations with the same scope run one after another. */
  scope?: string
  /** Sends the request without the session, so that a sign-out does not abort it. @default false */
  isPublic?: boolean
  /** Key prefixes of the queries to invalidate. They are invalidated after an error too: another user may have changed the data. */
  invalidates?: (session: Session, input: Input) => readonly QueryKey[]
  /** Keeps the mutation pending until the invalidated queries on the screen have refetched. @default true */
  awaitRefetch?: boolean
  /** Updates the query cache from the response. It runs before the invalidation. */
  onSuccess?: (data: Data, context: { input: Input; queryClient: QueryClient; session: Session }) => void
  /** Returns the title of the success toast, or null for none. */
  toast?: (data: Data, input: Input) => string | null
  /** Title and fallback text of the error toast. */
  meta?: ErrorToastMeta
}

/**
 * A mutation with its invalidations and its success toast. Reading the atom returns the state of the mutation
 * (`isPending`); writing it sends the request and returns the data. A failed write rejects; the query client has shown the
 * error toast by then.
 */
export function mutationAtom<Input, Data>(options: MutationAtomOptions<Input, Data>) {
  const { key, mutate, scope, isPublic = false, invalidates, awaitRefetch = true, onSuccess, toast, meta } = options
  const resultAtom = atomWithMutation<Data, Input>((get) => {
    const session = get(sessionAtom)
    const client = get(isPublic ? publicClientAtom : clientAtom)
    const queryClient = get(queryClientAtom)
    return {
      mutationKey: [key],
      scope: scope === undefined ? undefined : { id: scope },
      mutationFn: (input) => mutate(client, input),
      onSuccess: (data, input) => onSuccess?.(data, { input, queryClient, session }),
      onSettled: async (_data, _error, input) => {
        const keys = invalidates?.(session, input) ?? []
        const refetches = Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
        if (awaitRefetch) await refetches
      },
      meta,
    }
  })
  return atom(
    (get) => get(resultAtom),
    async (get, set, input: Input): Promise<Data> => {
      const data = await get(resultAtom).mutateAsync(input)
      const title = toast?.(data, input)
      if (title) set(showToastAtom, { tone: 'success', title })
      return data
    },
  )
}
