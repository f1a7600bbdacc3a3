import type { MessageResponse } from '@whirligig/contract'
import type { ApiClient } from '@whirligig/core/http'
import { mutationAtom, type PrivateQueryOptions, privateKey, privateQueryAtom, publicKey } from '@whirligig/core/query'

/** A query for catalogue data that staff see. The keys of brands, categories and products share a prefix. */
export const catalogueQueryAtom = <Data>({ key, ...options }: PrivateQueryOptions<Data>) =>
  privateQueryAtom({ key: ['catalogue', ...key], ...options })

/** Invalidates all catalogue queries, of staff and of shoppers, because brands, categories and products depend on each other. */
export const catalogueKeys = (session: Parameters<typeof privateKey>[0]) => [
  publicKey(),
  privateKey(session, 'catalogue'),
]

/**
 * A mutation of the catalogue with a success toast. It invalidates all catalogue queries.
 * @param awaitRefetch Keeps the mutation pending until the lists have refetched. A form does not need it: its page closes.
 */
export const catalogueMutationAtom = <Input>(
  key: string,
  mutate: (client: ApiClient, input: Input) => Promise<MessageResponse>,
  { awaitRefetch }: { awaitRefetch: boolean },
) =>
  mutationAtom({
    key,
    mutate,
    invalidates: catalogueKeys,
    awaitRefetch,
    toast: ({ message }) => message,
  })
