import { userAtom } from '@whirligig/core/session'
import { UnreadBadge } from '@whirligig/support'
import { useAtomValue } from 'jotai'

/** The first name of the signed-in user, with the number of unread messages over the icon before it. */
export function AccountName({ defaultLabel }: { defaultLabel: string }) {
  return (
    <span className="relative">
      <FirstName defaultLabel={defaultLabel} />
      {/* Positioned absolutely, so that nothing shifts when it appears. */}
      <UnreadBadge className="absolute -start-5 -top-3" />
    </span>
  )
}

function FirstName({ defaultLabel }: { defaultLabel: string }) {
  const firstName = useAtomValue(userAtom)?.firstName
  if (!firstName) return defaultLabel
  return (
    <>
      <span className="sr-only">Account of </span>
      {firstName}
    </>
  )
}
