import type { SystemStatus } from '@whirligig/contract'
import { Callout } from '@whirligig/ui'
import { formatBetween, formatBytes } from './system-format.ts'

type BackupNoticeProps = {
  status: SystemStatus
  /** Whether the backup that the user has started is complete. */
  isComplete: boolean
}

function getNotice({ status: { backup, counted }, isComplete }: BackupNoticeProps) {
  const { isRunning, newest, failed } = backup
  if (isRunning) return { tone: 'info', text: 'A backup is being written.' } as const
  if (failed) {
    const text = `The last backup failed ${formatBetween(failed.time, counted)} ago: ${failed.reason}`
    return { tone: 'error', text } as const
  }
  if (isComplete && newest) {
    return { tone: 'success', text: `The backup is complete: ${formatBytes(newest.bytes)}.` } as const
  }
  return null
}

/** Says that a backup is being written, that it is complete or why the last one has failed. */
export function BackupNotice(props: BackupNoticeProps) {
  const notice = getNotice(props)
  return (
    <div role="status">
      {notice ? (
        <Callout tone={notice.tone} className="mb-4">
          {notice.text}
        </Callout>
      ) : null}
    </div>
  )
}
