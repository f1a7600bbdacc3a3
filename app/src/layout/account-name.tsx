import { userAtom } from '@whirligig/core/session'
import { UnreadBadge } from '@whirligig/support'
import { useAtomValue } from 'jotai'
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
  return useAtomValue(userAtom)?.firstName ?? defaultLabel
}
