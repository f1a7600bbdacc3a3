import { userAtom } from '@whirligig/core/session'
import { UnreadBadge } from '@whirligig/support'
import { useAtomValue } from 'jotai'
import { UNREAD_BADGE_CLASS } from './unread-badge-class.ts'

/** The first name of the signed-in user, with the number of unread messages at the corner of the button. */
export function AccountName({ defaultLabel }: { defaultLabel: string }) {
  return (
    <>
      <FirstName defaultLabel={defaultLabel} />
      {/* Positioned absolutely, so that nothing shifts when it appears. */}
      <UnreadBadge className={UNREAD_BADGE_CLASS} />
    </>
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
