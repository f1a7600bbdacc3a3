import { clientPaths } from '@whirligig/contract'
import { isEndedHereAtom, isSignedInAtom } from '@whirligig/core/session'
import { useAtomValue } from 'jotai'
import { lazy, useState } from 'react'
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom'
import { PageFallback } from './layout/page-fallback.tsx'
import { parseReturnTo, type ReturnTo } from './navigation/return-to.ts'

const RestoreSession = lazy(async () => ({
  default: (await import('./navigation/restore-session.tsx')).RestoreSession,
}))

/**
 * Renders the nested routes for signed-in users. Redirects guests to the login, which returns them afterwards. After a sign-out
 * the next user does not get the page of the one before.
 */
export function SignedInOnly() {
  const { pathname, search } = useLocation()
  const isSignedIn = useAtomValue(isSignedInAtom)
  const [wasSignedIn] = useState(isSignedIn)
  const isEndedHere = useAtomValue(isEndedHereAtom)
  // The redirect after a sign-out may start before the page that was loading is rendered for the first time.
  const isLeaving = useNavigation().state !== 'idle'
  if (isSignedIn) return <Outlet />
  // `useRedirectOnSignOut` redirects.
  if (isLeaving || (wasSignedIn && isEndedHere)) return null
  const returnTo: ReturnTo | null = wasSignedIn ? null : { from: pathname + search }
  return <Navigate to={clientPaths.login} replace state={returnTo} />
}

/** Renders the nested routes for guests. Redirects signed-in users to the page they came from, or to the dashboard. */
export function GuestOnly() {
  const { from, userId, ...state } = parseReturnTo(useLocation().state)
  if (!useAtomValue(isSignedInAtom)) return <Outlet />
  if (userId !== undefined) return <RestoreSession from={from} userId={userId} state={state} />
  return (
    <>
      <Navigate to={from ?? clientPaths.dashboard} replace state={state satisfies ReturnTo} />
      {/* Until the next page has loaded. Without it, the footer would jump to the top. */}
      <PageFallback />
    </>
  )
}
