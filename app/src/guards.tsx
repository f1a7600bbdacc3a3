import { isSignedInAtom } from '@whirligig/core/session'
import { useAtomValue } from 'jotai'
import { lazy } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { parseReturnTo, type ReturnTo } from './navigation/return-to.ts'
import { paths } from './paths.ts'

const WayBack = lazy(async () => ({ default: (await import('./navigation/restore-session.tsx')).RestoreSession }))

/** Sends guests to the login, and remembers where they wanted to go. */
export function SignedInOnly() {
  const { pathname, search } = useLocation()
  if (useAtomValue(isSignedInAtom)) return <Outlet />
  return <Navigate to={paths.login} replace state={{ from: pathname + search } satisfies ReturnTo} />
}

/** Sends whoever is signed in to where they wanted to go, else to the dashboard. */
export function GuestOnly() {
  const { from, userId, ...wanted } = parseReturnTo(useLocation().state)
  if (!useAtomValue(isSignedInAtom)) return <Outlet />
  if (userId !== undefined) return <WayBack from={from} userId={userId} wanted={wanted} />
  return <Navigate to={from ?? paths.dashboard} replace state={wanted satisfies ReturnTo} />
}
