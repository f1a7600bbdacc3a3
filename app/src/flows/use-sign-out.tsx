import { signOutAtom } from '@whirligig/auth'
import { CHAT_TEXT } from '@whirligig/contract'
import { hasUnsentMessagesAtom } from '@whirligig/support'
import { ConfirmDialog } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { confirmThen } from '../navigation/confirm-leaving.ts'

export type SignOut = {
  signOut: () => void
  /** The confirmation dialog; render it beside the Sign Out button. */
  dialog: ReactNode
}

/** Signs the user out. Asks for confirmation if unsent chat messages or unsaved changes of the page would be lost. */
export function useSignOut(): SignOut {
  const hasUnsentMessages = useSetAtom(hasUnsentMessagesAtom)
  const signOut = useSetAtom(signOutAtom)
  const [isDialogOpen, setDialogOpen] = useState(false)
  return {
    signOut: () => (hasUnsentMessages() ? setDialogOpen(true) : confirmThen(signOut)),
    // Not lazy, unlike other dialogs: messages are usually unsent because the server is unreachable.
    dialog: (
      <ConfirmDialog
        open={isDialogOpen}
        title={CHAT_TEXT.unsent.title}
        description={CHAT_TEXT.unsent.text}
        confirmLabel="Sign Out"
        cancelLabel="Stay"
        onConfirm={() => {
          setDialogOpen(false)
          confirmThen(signOut)
        }}
        onCancel={() => setDialogOpen(false)}
      />
    ),
  }
}
