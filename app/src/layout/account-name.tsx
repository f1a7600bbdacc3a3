import { userAtom } from '@whirligig/auth'
import { userIdAtom } from '@whirligig/core/session'
import { UnreadBadge } from '@whirligig/support'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { ServerRuntime } from '../server-runtime/server-runtime.tsx'

/** The first name of the signed-in user, with the number of unread messages over the icon before it. Loaded after the first paint. */
export function AccountName({ defaultLabel }: { defaultLabel: string }) {
  return (
    <ServerRuntime>
      <span className="relative">
        <FirstName defaultLabel={defaultLabel} />
        {/* Positioned absolutely, so that nothing shifts when it appears. */}
        <UnreadBadge className="absolute -start-5 -top-3" />
      </span>
    </ServerRuntime>
  )
}

function FirstName({ defaultLabel }: { defaultLabel: string }) {
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
  return user?.firstName ?? defaultLabel
}
