import { lazyMenu, MenuTrigger } from '@whirligig/ui'
import { UserRound } from 'lucide-react'

const AccountMenu = lazyMenu(async () => (await import('../layout/account-menu.tsx')).AccountMenu)

/** Opens the account menu in the top bar of the back office. The name is hidden on phones. */
export function StaffAccountButton({ firstName }: { firstName: string | undefined }) {
  return (
    <AccountMenu
      trigger={(props) => (
        <MenuTrigger icon={<UserRound aria-hidden="true" className="size-5" />} {...props}>
          <span className="relative max-w-40 truncate max-md:sr-only">
            {firstName ? <span className="sr-only">Account of </span> : null}
            {firstName ?? 'Account'}
          </span>
        </MenuTrigger>
      )}
    />
  )
}
