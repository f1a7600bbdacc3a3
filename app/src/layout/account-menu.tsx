import { isSignedInAtom } from '@whirligig/api'
import { signOutAtom, userAtom } from '@whirligig/auth'
import { MenuTrigger } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { UserRound } from 'lucide-react'
import { accountEntries } from './account-entries.ts'
import { LazyMenu } from './lazy-menu.tsx'

/** Who is here, and what they can do. */
export function AccountMenu() {
  const isSignedIn = useAtomValue(isSignedInAtom)
  const user = useAtomValue(userAtom)
  const signOut = useSetAtom(signOutAtom)
  return (
    <LazyMenu
      key={String(isSignedIn)}
      align="end"
      items={accountEntries(isSignedIn, signOut)}
      trigger={(props) => (
        <MenuTrigger icon={<UserRound aria-hidden="true" className="size-5" />} {...props}>
          {isSignedIn ? (user?.firstName ?? 'Account') : 'Welcome!'}
        </MenuTrigger>
      )}
    />
  )
}
