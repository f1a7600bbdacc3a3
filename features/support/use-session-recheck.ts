import { connectionStateAtom } from '@whirligig/core/realtime'
import { userQueryAtom } from '@whirligig/core/session'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'

/** Reloads the profile when the server closes the connection: if the session has ended, the 401 leads to the login page. */
export function useSessionRecheck(): void {
  const isOff = useAtomValue(connectionStateAtom) === 'off'
  const { refetch } = useAtomValue(userQueryAtom)
  useEffect(
    function recheckSession() {
      if (isOff) refetch()
    },
    [isOff, refetch],
  )
}
