import { isSignedInAtom } from '@whirligig/core/session'
import { useAtomValue } from 'jotai'
import { lazy } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { type Detour, detourOf } from './detour.ts'
import { paths } from './paths.ts'

const WayBack = lazy(async () => ({ default: (await import('./way-back.tsx')).WayBack }))

/** Sends guests to the login, and remembers where they wanted to go. */
export function SignedInOnly() {
  const { pathname, search } = useLocation()
  if (useAtomValue(isSignedInAtom)) return <Outlet />
  return <Navigate to={paths.login} replace state={{ from: pathname + search } satisfies Detour} />
}

/** Sends whoever is signed in to where they wanted to go, else to the dashboard. */
export function GuestOnly() {
  const { from, userId, ...wanted } = detourOf(useLocation().state)
  if (!useAtomValue(isSignedInAtom)) return <Outlet />
  if (userId !== undefined) return <WayBack from={from} userId={userId} wanted={wanted} />
  return <Navigate to={from ?? paths.dashboard} replace state={wanted satisfies Detour} />
}
