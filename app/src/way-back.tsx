import { userQueryAtom } from '@whirligig/auth'
import { useAtomValue } from 'jotai'
import { Navigate } from 'react-router-dom'
import type { Detour } from './detour.ts'
import { PageFallback } from './layout/page-fallback.tsx'
import { paths } from './paths.ts'

export type WayBackProps = Pick<Detour, 'from' | 'userId'> & {
  /** What else is remembered, for the place to go back to. */
  wanted: Detour
}

/** Fetched: brings whoever signed in again to where their session ended, and anybody else to the dashboard. */
export function WayBack({ from, userId, wanted }: WayBackProps) {
  const { status, data } = useAtomValue(userQueryAtom)
  if (status === 'pending') return <PageFallback />
  const isTheirs = data?._id === userId && from !== undefined
  return <Navigate to={isTheirs ? from : paths.dashboard} replace state={isTheirs ? wanted : null} />
}
