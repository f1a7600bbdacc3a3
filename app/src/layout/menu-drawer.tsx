import { brandsQueryAtom, categoriesQueryAtom } from '@whirligig/catalogue'
import { clientPaths, toHref } from '@whirligig/contract'
import { NavDrawer, type NavDrawerProps } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router-dom'
import { ThemeSetting } from '../theme/theme-setting.tsx'
import { useAccountMenuItems } from './use-account-menu-items.ts'

/** The navigation drawer of phones, loaded on first use. It has everything that the header and the footer have on wide screens. */
export function MenuDrawer(props: Pick<NavDrawerProps, 'open' | 'onClose'>) {
  const { pathname } = useLocation()
  const { data: brands = [] } = useAtomValue(brandsQueryAtom)
  const { data: categories = [] } = useAtomValue(categoriesQueryAtom)
  const account = useAccountMenuItems()
  const toItem = (label: string, path: string) => ({ label, href: toHref(path), current: pathname === path })
  return (
    <>
      <NavDrawer
        {...props}
        groups={[
          {
            title: 'Shop',
            items: [toItem('Explore', clientPaths.shop), toItem('WishList', clientPaths.wishlist)],
          },
          {
            title: 'Shop by category',
            collapsible: true,
            items: categories.map(({ name, slug }) => toItem(name, clientPaths.category(slug))),
          },
          {
            title: 'Over 10+ Categories',
            collapsible: true,
            items: [
              ...brands.map(({ name, slug }) => toItem(name, clientPaths.brand(slug))),
              toItem('Check All', clientPaths.brands),
            ],
          },
          { title: 'Account', items: account.items },
          {
            title: 'Help',
            items: [
              toItem('Support', clientPaths.support),
              toItem('Contact Us', clientPaths.contact),
              toItem('Sell With Us', clientPaths.sell),
            ],
          },
        ]}
      >
        <h3 className="pb-2 font-text text-sm font-semibold tracking-normal text-ink-soft">Theme</h3>
        <ThemeSetting />
      </NavDrawer>
      {account.dialog}
    </>
  )
}
