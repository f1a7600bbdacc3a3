import { clientPathPatterns, clientPaths } from '@whirligig/contract'
import { expiredSessionAtom, isEndedHereAtom, isSignedInAtom } from '@whirligig/core/session'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { parseReturnTo } from '../navigation/return-to.ts'

/**
 * Redirects to the login when the user signs out here or the server expires the session; then the login returns the user to this
 * page. After a sign-out in another tab, public pages stay open, and `SignedInOnly` redirects from the others. Invitations always stay
 * open, because guests can use them.
 */
export function useRedirectOnSignOut(): void {
  const isSignedIn = useAtomValue(isSignedInAtom)
  const isEndedHere = useAtomValue(isEndedHereAtom)
  const wasSignedIn = useRef(isSignedIn)
  const expired = useAtomValue(expiredSessionAtom)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const redirect = useEffectEvent(() => {
    if (!isEndedHere || matchPath(clientPathPatterns.merchantSignup, pathname)) return
    const { userId, restoredState } = expired ?? {}
    // The address of `auth/success` has a token, which must not stay in the history.
    const from = pathname === clientPaths.authSuccess ? undefined : pathname + search
    const returnTo = expired && parseReturnTo({ ...restoredState, userId, from })
    navigate(clientPaths.login, { replace: true, state: returnTo })
  })
  useEffect(
    function redirectOnSignOut() {
      if (wasSignedIn.current && !isSignedIn) redirect()
      wasSignedIn.current = isSignedIn
    },
    [isSignedIn],
  )
}
