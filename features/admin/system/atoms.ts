import { mutationAtom, privateKey, privateQueryAtom } from '@whirligig/core/query'
import { discardMails, getSystemStatus, retryMails } from './api.ts'

const SYSTEM_KEY = 'system'

/** Refetches on every mount, because it changes all the time. */
export const systemAtom = privateQueryAtom({ key: [SYSTEM_KEY], fetch: getSystemStatus, staleTime: 0 })

/** Sends a mail again that could not be sent, or all. */
export const retryMailsAtom = mutationAtom({
  key: 'retry-mails',
  mutate: retryMails,
  invalidates: (session) => [privateKey(session, SYSTEM_KEY)],
  toast: ({ message }) => message,
})

/** Deletes a mail that could not be sent, or all. */
export const discardMailsAtom = mutationAtom({
  key: 'discard-mails',
  mutate: discardMails,
  invalidates: (session) => [privateKey(session, SYSTEM_KEY)],
  toast: ({ message }) => message,
})
