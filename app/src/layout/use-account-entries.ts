import { isSignedInAtom } from '@whirligig/api'
import { signOutAtom, userAtom } from '@whirligig/auth'
import { unreadTotalAtom } from '@whirligig/support'
import { useAtomValue, useSetAtom } from 'jotai'
import { href, paths } from '../paths.ts'
import { leaveBy } from './leave-guard.ts'

/** What one can do about oneself, in the header's menu and in the menu drawer. */
export function useAccountEntries(): { label: string; href?: string; onSelect?: () => void }[] {
  const signOut = useSetAtom(signOutAtom)
  const provider = useAtomValue(userAtom)?.provider
  const unread = useAtomValue(unreadTotalAtom)
  return useAtomValue(isSignedInAtom)
    ? [
        { label: 'Your Account', href: href(paths.dashboard) },
        { label: 'Your Orders', href: href(paths.orders) },
        ...(provider === 'Email' ? [{ label: 'Change Password', href: href(paths.security) }] : []),
        ...(unread > 0 ? [{ label: `Support (${unread} unread)`, href: href(paths.support) }] : []),
        { label: 'Sign Out', onSelect: () => leaveBy(signOut) },
      ]
    : [
        { label: 'Login', href: href(paths.login) },
        { label: 'Sign Up', href: href(paths.register) },
      ]
}
