import { MutationCache, QueryCache, QueryClient } from '@tanstack/query-core'
import { ApiError } from '../http/api-error.ts'

/** The `meta` of a query or mutation: texts of its error toast. */
export type ErrorToastMeta = {
  /** The title of the toast for status 400 and 429. */
  title?: string
  /** The text when the server sent none. */
  fallback?: string
}

/** Whether a query or a mutation failed. A failed query shows its error on the screen itself. */
export type ErrorSource = 'query' | 'mutation'

declare module '@tanstack/query-core' {
  interface Register {
    queryMeta: ErrorToastMeta
    mutationMeta: ErrorToastMeta
  }
}

const JUST_FAILED_MS = 10_000

const isRetryable = (error: Error) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

/**
 * Creates the cache of server state.
 * @param onError called once for every failed query and mutation
 */
export function createQueryClient(
  onError: (error: Error, meta: ErrorToastMeta, source: ErrorSource) => void,
): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onError(error, query.meta ?? {}, 'query') }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => onError(error, mutation.meta ?? {}, 'mutation'),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Without a network a query fails and shows its retry button, instead of staying pending.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && isRetryable(error),
        retryDelay: 400,
        // What a loader or the server has just failed to get is not requested again as soon as the page is shown.
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > JUST_FAILED_MS,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** The key of a query whose data is the same for every user. */
export const publicKey = (...parts: readonly unknown[]) => ['public', ...parts] as const

/** The key of a query whose data belongs to a session. */
export const privateKey = (session: { id: number }, ...parts: readonly unknown[]) =>
  ['private', session.id, ...parts] as const

/** Removes the private data of all sessions but this one. */
export const removePrivateQueries = (queryClient: QueryClient, session: { id: number }): void =>
  queryClient.removeQueries({ predicate: ({ queryKey: [kind, owner] }) => kind === 'private' && owner !== session.id })
