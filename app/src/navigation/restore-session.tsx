import { clientPaths } from '@whirligig/contract'
import { userQueryAtom } from '@whirligig/core/session'
import { useAtomValue } from 'jotai'
import { Navigate } from 'react-router-dom'
import { PageFallback } from '../layout/page-fallback.tsx'
import type { ReturnTo } from './return-to.ts'

export type RestoreSessionProps = Pick<ReturnTo, 'from' | 'userId'> & {
  /** History state for the page to return to. */
  state: ReturnTo
}

/** Sends a user who signed in again to the page where their session expired, and every other user to the dashboard. */
export function RestoreSession({ from, userId, state }: RestoreSessionProps) {
  const { status, data } = useAtomValue(userQueryAtom)
  if (status === 'pending') return <PageFallback />
  const canRestore = data?._id === userId && from !== undefined
  return <Navigate to={canRestore ? from : clientPaths.dashboard} replace state={canRestore ? state : null} />
}
