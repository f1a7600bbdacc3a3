import { clientPaths, toHref } from '@whirligig/contract'
import { NavDrawer, type NavDrawerProps } from '@whirligig/ui'
import { useLocation } from 'react-router-dom'
import { ServerRuntime } from '../server-runtime/server-runtime.tsx'
import { useAccountMenuItems } from './use-account-menu-items.ts'

type MenuDrawerProps = Pick<NavDrawerProps, 'open' | 'onClose'>

/** The navigation drawer of phones, loaded on first use. */
export function MenuDrawer(props: MenuDrawerProps) {
  return (
    <ServerRuntime>
      <NavGroups {...props} />
    </ServerRuntime>
  )
}

function NavGroups(props: MenuDrawerProps) {
  const { pathname } = useLocation()
  const account = useAccountMenuItems()
  const toItem = (label: string, path: string) => ({ label, href: toHref(path), current: pathname === path })
  return (
    <>
      <NavDrawer
        {...props}
        groups={[
          {
            title: 'Shop',
            items: [
              toItem('Explore', clientPaths.shop),
              toItem('WishList', clientPaths.wishlist),
              toItem('Over 10+ Categories', clientPaths.brands),
            ],
          },
          { title: 'Account', items: account.items },
        ]}
      />
      {account.dialog}
    </>
  )
}
