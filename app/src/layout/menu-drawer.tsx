import { NavDrawer, type NavDrawerProps } from '@whirligig/ui'
import { useLocation } from 'react-router-dom'
import { href, paths } from '../paths.ts'
import { ServerRuntime } from '../server-runtime/server-runtime.tsx'
import { useAccountMenuItems } from './use-account-menu-items.ts'

type MenuDrawerProps = Pick<NavDrawerProps, 'open' | 'onClose'>

/** Fetched: the navigation of phones. */
export function MenuDrawer(props: MenuDrawerProps) {
  return (
    <ServerRuntime>
      <Groups {...props} />
    </ServerRuntime>
  )
}

function Groups(props: MenuDrawerProps) {
  const { pathname } = useLocation()
  const account = useAccountMenuItems()
  const to = (label: string, path: string) => ({ label, href: href(path), current: pathname === path })
  return (
    <>
      <NavDrawer
        {...props}
        groups={[
          {
            title: 'Shop',
            items: [to('Explore', paths.shop), to('WishList', paths.wishlist), to('Over 10+ Categories', paths.brands)],
          },
          { title: 'Account', items: account.items },
        ]}
      />
      {account.question}
    </>
  )
}
