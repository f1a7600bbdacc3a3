import { mutationAtom, privateKey, privateQueryAtom, selfCleaningFamily } from '@whirligig/core/query'
import { getAccount, setUserActive, signOutEverywhere } from './api.ts'

// The key of the users list, so that both are invalidated together.
const KEY = 'users'

/** An account by its id. It refetches on every mount, because its sessions change all the time. */
export const accountAtom = selfCleaningFamily((id: string) =>
  privateQueryAtom({
    key: [KEY, 'account', id],
    fetch: (client, signal) => getAccount(client, id, signal),
    staleTime: 0,
  }),
)

/** Enables or disables an account. */
export const setUserActiveAtom = mutationAtom({
  key: 'set-user-active',
  mutate: setUserActive,
  invalidates: (session) => [privateKey(session, KEY)],
  toast: ({ message }) => message,
})

/** Ends all sessions of an account. */
export const signOutEverywhereAtom = mutationAtom({
  key: 'sign-out-everywhere',
  mutate: signOutEverywhere,
  invalidates: (session) => [privateKey(session, KEY)],
  toast: ({ message }) => message,
})
