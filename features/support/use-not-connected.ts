import { userQueryAtom } from '@whirligig/auth'
import { connectionStateAtom } from '@whirligig/core/realtime'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'

/** A line that comes back within so many ms has not been away. */
const GRACE = 1500

/** Whether it is to be said that there is no line to the server. */
export function useNotConnected(): boolean {
  const state = useAtomValue(connectionStateAtom)
  const [late, setLate] = useState(false)
  useEffect(
    function giveItAMoment() {
      setLate(false)
      if (state !== 'connecting') return
      const timer = setTimeout(() => setLate(true), GRACE)
      return () => clearTimeout(timer)
    },
    [state],
  )
  return state === 'off' || (state === 'connecting' && late)
}

/** A line that the server has ended may mean that the session has: a call finds out, and then leads to the login. */
export function useNoticeEnd(): void {
  const isOff = useAtomValue(connectionStateAtom) === 'off'
  const { refetch } = useAtomValue(userQueryAtom)
  useEffect(
    function askWhoIsHere() {
      if (isOff) refetch()
    },
    [isOff, refetch],
  )
}
