import { formatCount, type UserAccount } from '@whirligig/contract'
import { LazyConfirmDialog } from '@whirligig/ui'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { setUserActiveAtom, signOutEverywhereAtom } from './atoms.ts'

type Action = 'disable' | 'sign-out'

const toQuestion = (action: Action, { user, sessions }: UserAccount) => {
  const name = `${user.firstName} ${user.lastName}`
  const open = formatCount(sessions.count, 'session')
  return action === 'disable'
    ? {
        title: `Disable ${name}?`,
        description: `The account cannot sign in any more, and its ${open} ${sessions.count === 1 ? 'ends' : 'end'} at once. Orders and reviews stay. You can enable it again.`,
        confirmLabel: 'Disable',
      }
    : {
        title: `Sign out ${name} everywhere?`,
        description: `This ends ${open}. The account can sign in again.`,
        confirmLabel: 'Sign out',
      }
}

/** Disables an account, enables it, and signs it out. What ends sessions is confirmed first. */
export function useAccountActions(account: UserAccount) {
  const [action, setAction] = useState<Action>('sign-out')
  const [isOpen, setOpen] = useState(false)
  const [activation, setActive] = useAtom(setUserActiveAtom)
  const [signingOut, signOut] = useAtom(signOutEverywhereAtom)
  const id = account.user._id
  // The query client shows the error toasts.
  const activate = (isActive: boolean) => void setActive({ id, isActive }).catch(() => undefined)
  const ask = (next: Action) => {
    setAction(next)
    setOpen(true)
  }
  const confirm = () => {
    setOpen(false)
    if (action === 'disable') activate(false)
    else void signOut(id).catch(() => undefined)
  }
  return {
    isActivating: activation.isPending,
    isSigningOut: signingOut.isPending,
    enable: () => activate(true),
    disable: () => ask('disable'),
    signOut: () => ask('sign-out'),
    dialog: (
      <LazyConfirmDialog
        open={isOpen}
        {...toQuestion(action, account)}
        onConfirm={confirm}
        onCancel={() => setOpen(false)}
      />
    ),
  }
}
