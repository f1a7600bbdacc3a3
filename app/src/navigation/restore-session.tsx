import { userQueryAtom } from '@whirligig/auth'
import { useAtomValue } from 'jotai'
import { Navigate } from 'react-router-dom'
import { PageFallback } from '../layout/page-fallback.tsx'
import { paths } from '../paths.ts'
import type { ReturnTo } from './return-to.ts'

export type RestoreSessionProps = Pick<ReturnTo, 'from' | 'userId'> & {
  /** What else is remembered, for the place to go back to. */
  wanted: ReturnTo
}

/** Fetched: brings whoever signed in again to where their session ended, and anybody else to the dashboard. */
export function RestoreSession({ from, userId, wanted }: RestoreSessionProps) {
  const { status, data } = useAtomValue(userQueryAtom)
  if (status === 'pending') return <PageFallback />
  const isTheirs = data?._id === userId && from !== undefined
  return <Navigate to={isTheirs ? from : paths.dashboard} replace state={isTheirs ? wanted : null} />
}
