import type { QueryClient } from '@tanstack/query-core'
import type { Session } from '../session/session.ts'
import { privateKey, publicKey } from './query-client.ts'

/** Keys of what staff see of the catalogue: products, categories and brands hang together. */
export const catalogueKey = (session: Pick<Session, 'id'>, ...parts: readonly unknown[]) =>
  privateKey(session, 'catalogue', ...parts)

/** The catalogue is another one: everybody's view of it is an old one. It waits for what is on the staff's screen. */
export async function invalidateCatalogue(queryClient: QueryClient, session: Pick<Session, 'id'>): Promise<void> {
  queryClient.invalidateQueries({ queryKey: publicKey() })
  await queryClient.invalidateQueries({ queryKey: catalogueKey(session) })
}
