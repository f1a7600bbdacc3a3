import { userAtom } from '@whirligig/auth'
import { isSignedInAtom } from '@whirligig/core/session'
import { unreadTotalAtom } from '@whirligig/support'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useSignOut } from '../flows/use-sign-out.tsx'
import { href, paths } from '../paths.ts'

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
        { label: 'Your Account', href: href(paths.dashboard) },
        { label: 'Your Orders', href: href(paths.orders) },
        ...(provider === 'Email' ? [{ label: 'Change Password', href: href(paths.security) }] : []),
        ...(unread > 0 ? [{ label: `Support (${unread} unread)`, href: href(paths.support) }] : []),
        { label: 'Sign Out', onSelect: signOut },
      ]
    : [
        { label: 'Login', href: href(paths.login) },
        { label: 'Sign Up', href: href(paths.register) },
      ]
  return { items, dialog }
}
