import { NavDrawer, type NavDrawerProps } from '@whirligig/ui'
import { useLocation } from 'react-router-dom'
import { href, paths } from '../paths.ts'
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
  const toItem = (label: string, path: string) => ({ label, href: href(path), current: pathname === path })
  return (
    <>
      <NavDrawer
        {...props}
        groups={[
          {
            title: 'Shop',
            items: [
              toItem('Explore', paths.shop),
              toItem('WishList', paths.wishlist),
              toItem('Over 10+ Categories', paths.brands),
            ],
          },
          { title: 'Account', items: account.items },
        ]}
      />
      {account.dialog}
    </>
  )
}
