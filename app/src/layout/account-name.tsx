import { userAtom } from '@whirligig/auth'
import { useAtomValue } from 'jotai'
import { Connected } from '../connected.tsx'

/** Fetched: the first name of whoever is signed in. */
export function AccountName({ unknown }: { unknown: string }) {
  return (
    <Connected>
      <FirstName unknown={unknown} />
    </Connected>
  )
}

const FirstName = ({ unknown }: { unknown: string }) => useAtomValue(userAtom)?.firstName ?? unknown
