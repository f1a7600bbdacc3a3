import { isSignedInAtom } from '@whirligig/api'
import { useAtomValue } from 'jotai'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { type Detour, detourOf } from './detour.ts'
import { paths } from './paths.ts'

/** Sends guests to the login, and remembers where they wanted to go. */
export function SignedInOnly() {
  const { pathname, search } = useLocation()
  if (useAtomValue(isSignedInAtom)) return <Outlet />
  return <Navigate to={paths.login} replace state={{ from: pathname + search } satisfies Detour} />
}

/** Sends whoever is signed in to where they wanted to go, else to the dashboard. */
export function GuestOnly() {
  const { from, ...wanted } = detourOf(useLocation().state)
  if (!useAtomValue(isSignedInAtom)) return <Outlet />
  return <Navigate to={from ?? paths.dashboard} replace state={wanted satisfies Detour} />
}
