import { signOutAtom } from '@whirligig/auth'
import { CHAT_TEXT } from '@whirligig/contract'
import { isUnsentAtom } from '@whirligig/support'
import { ConfirmDialog } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { confirmThen } from '../navigation/navigation-blocker.ts'

export type SignOut = {
  signOut: () => void
  /** What it asks; belongs beside what one signs out with. */
  question: ReactNode
}

/** Signs out. Asks first about messages that wait, which go with their writer's session, and then what the page itself asks. */
export function useSignOut(): SignOut {
  const isUnsent = useSetAtom(isUnsentAtom)
  const end = useSetAtom(signOutAtom)
  const [isAsking, setAsking] = useState(false)
  return {
    signOut: () => (isUnsent() ? setAsking(true) : confirmThen(end)),
    // Not fetched when it is wanted, as other questions are: messages wait because the server is out of reach.
    question: (
      <ConfirmDialog
        open={isAsking}
        title={CHAT_TEXT.unsent.title}
        text={CHAT_TEXT.unsent.text}
        confirmLabel="Sign Out"
        cancelLabel="Stay"
        onConfirm={() => {
          setAsking(false)
          confirmThen(end)
        }}
        onCancel={() => setAsking(false)}
      />
    ),
  }
}
