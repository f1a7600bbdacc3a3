import type { MessageResponse } from '@whirligig/contract'
import { mutationAtom, privateKey, privateQueryAtom } from '@whirligig/core/query'
import { discardMails, getSystemStatus, retryMails, startBackup } from './api.ts'

const SYSTEM_KEY = 'system'

/** How often the status is fetched while a backup is being written. */
const BACKUP_POLL_INTERVAL_MS = 2000

/** Refetches on every mount, because it changes all the time, and while a backup is being written. */
export const systemAtom = privateQueryAtom({
  key: [SYSTEM_KEY],
  fetch: getSystemStatus,
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.backup.isRunning ? BACKUP_POLL_INTERVAL_MS : false),
})

/** Starts a backup. */
export const startBackupAtom = mutationAtom<void, MessageResponse>({
  key: 'start-backup',
  mutate: startBackup,
  invalidates: (session) => [privateKey(session, SYSTEM_KEY)],
  toast: ({ message }) => message,
})

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
