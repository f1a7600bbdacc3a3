import { MutationCache, QueryCache, QueryClient } from '@tanstack/query-core'
import { ApiError } from '../http/api-error.ts'

/** How a call wants its failure worded; the failure handler reads it. */
export type CallMeta = {
  /** The title of a 400's notice. */
  title?: string
  /** What to say where the server said nothing. */
  fallback?: string
}

declare module '@tanstack/query-core' {
  interface Register {
    queryMeta: CallMeta
    mutationMeta: CallMeta
  }
}

const isRetryable = (error: Error) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

/**
 * The cache of what the server said.
 * @param onError is told of every failed call: `screen` for one whose screen shows the failure itself
 * @param onSuccess is told of every call that was answered well
 */
export function createQueryClient(
  onError: (error: Error, meta: CallMeta, where: 'screen' | 'action') => void,
  onSuccess: () => void = () => {},
): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onError(error, query.meta ?? {}, 'screen'), onSuccess }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => onError(error, mutation.meta ?? {}, 'action'),
      onSuccess,
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Offline is an error with a Retry, not a screen that waits for ever.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && isRetryable(error),
        retryDelay: 400,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** Keys of what everyone may see. */
export const publicKey = (...parts: readonly unknown[]) => ['public', ...parts] as const

/** Keys of what belongs to one session. */
export const privateKey = (session: { id: number }, ...parts: readonly unknown[]) =>
  ['private', session.id, ...parts] as const

/** Forgets everything that belonged to other sessions than this one. */
export const removePrivateQueries = (queryClient: QueryClient, session: { id: number }): void =>
  queryClient.removeQueries({ predicate: ({ queryKey: [kind, owner] }) => kind === 'private' && owner !== session.id })
