import { userAtom } from '@whirligig/auth'
import { UnreadBadge } from '@whirligig/support'
import { useAtomValue } from 'jotai'
import { Connected } from '../connected.tsx'

/** Fetched: the first name of whoever is signed in, and over the icon before it how much they have not read. */
export function AccountName({ unknown }: { unknown: string }) {
  return (
    <Connected>
      <span className="relative">
        <FirstName unknown={unknown} />
        {/* Takes no room of its own: nothing moves when it comes. */}
        <UnreadBadge className="absolute -start-5 -top-3" />
      </span>
    </Connected>
  )
}

const FirstName = ({ unknown }: { unknown: string }) => useAtomValue(userAtom)?.firstName ?? unknown
