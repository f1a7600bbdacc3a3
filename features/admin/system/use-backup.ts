import type { SystemStatus } from '@whirligig/contract'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { startBackupAtom } from './atoms.ts'

/** Starts a backup and follows it. @param status the last known state of the system */
export function useBackup(status: SystemStatus | undefined) {
  const [starting, start] = useAtom(startBackupAtom)
  /** The time of the status when the user started a backup. */
  const [requested, setRequested] = useState<string | null>(null)
  const isRunning = starting.isPending || status?.backup.isRunning === true
  const newest = status?.backup.newest
  return {
    start: () => {
      setRequested(status?.counted ?? null)
      // The query client shows the error toast.
      start().catch(() => undefined)
    },
    isRunning,
    /** Whether a backup has been written since the user started one. */
    isComplete: !isRunning && requested !== null && newest != null && newest.time >= requested,
  }
}
