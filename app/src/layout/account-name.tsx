import { userAtom } from '@whirligig/auth'
import { userIdAtom } from '@whirligig/core/session'
import { UnreadBadge } from '@whirligig/support'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { ServerRuntime } from '../server-runtime/server-runtime.tsx'

/** Fetched: the first name of whoever is signed in, and over the icon before it how much they have not read. */
export function AccountName({ unknown }: { unknown: string }) {
  return (
    <ServerRuntime>
      <span className="relative">
        <FirstName unknown={unknown} />
        {/* Takes no room of its own: nothing moves when it comes. */}
        <UnreadBadge className="absolute -start-5 -top-3" />
      </span>
    </ServerRuntime>
  )
}

function FirstName({ unknown }: { unknown: string }) {
  const user = useAtomValue(userAtom)
  const setUserId = useSetAtom(userIdAtom)
  const id = user?._id
  useEffect(
    // For what lies below the profile in the order of layers: forms keep what was typed for whoever typed it.
    function sayWhoIsHere() {
      setUserId(id)
      return () => setUserId(undefined)
    },
    [id, setUserId],
  )
  return user?.firstName ?? unknown
}
