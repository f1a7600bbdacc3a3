import { clientPaths, toHref } from '@whirligig/contract'
import { isSignedInAtom, userAtom } from '@whirligig/core/session'
import { unreadTotalAtom } from '@whirligig/support'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useSignOut } from '../flows/use-sign-out.tsx'

export type AccountMenuItems = {
  items: { label: string; href?: string; onSelect?: () => void }[]
  /** The confirmation dialog of Sign Out; render it beside the menu. */
  dialog: ReactNode
}

/** The account items of the header's menu and of the menu drawer, for users and for guests. */
export function useAccountMenuItems(): AccountMenuItems {
  const { signOut, dialog } = useSignOut()
  const provider = useAtomValue(userAtom)?.provider
  const unread = useAtomValue(unreadTotalAtom)
  const items = useAtomValue(isSignedInAtom)
    ? [
        { label: 'Your Account', href: toHref(clientPaths.dashboard) },
        { label: 'Your Orders', href: toHref(clientPaths.orders) },
        ...(provider === 'Email' ? [{ label: 'Change Password', href: toHref(clientPaths.security) }] : []),
        ...(unread > 0 ? [{ label: `Support (${unread} unread)`, href: toHref(clientPaths.support) }] : []),
        { label: 'Sign Out', onSelect: signOut },
      ]
    : [
        { label: 'Login', href: toHref(clientPaths.login) },
        { label: 'Sign Up', href: toHref(clientPaths.register) },
      ]
  return { items, dialog }
}
