import { clientPathPatterns, clientPaths } from '@whirligig/contract'
import { expiredSessionAtom, isSignedInAtom } from '@whirligig/core/session'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { parseReturnTo } from '../navigation/return-to.ts'

/**
 * Redirects to the login when the user is signed out here, in another tab or by the server. If the server expired the
 * session, the login returns the user to this page. Invitations stay open, because guests can use them.
 */
export function useRedirectOnSignOut(): void {
  const isSignedIn = useAtomValue(isSignedInAtom)
  const wasSignedIn = useRef(isSignedIn)
  const expired = useAtomValue(expiredSessionAtom)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const redirect = useEffectEvent(() => {
    if (matchPath(clientPathPatterns.merchantSignup, pathname)) return
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
