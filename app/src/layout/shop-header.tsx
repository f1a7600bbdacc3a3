import { cartCountAtom, cartOpenAtom, openCartAtom } from '@whirligig/cart'
import { SearchContainer } from '@whirligig/catalogue'
import { CartButton, Header, MenuTrigger } from '@whirligig/ui'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { connectAgain } from '../connection.ts'
import { href, paths } from '../paths.ts'
import { AccountButton } from './account-button.tsx'
import { fetchedWhenOpen } from './fetched-when-open.tsx'
import { lazyMenu } from './lazy-menu.tsx'
import { UnreadHost } from './unread-host.tsx'

const BrandMenu = lazyMenu(async () => (await import('./brand-menu.tsx')).BrandMenu)
const MenuDrawer = fetchedWhenOpen(async () => (await import('./menu-drawer.tsx')).MenuDrawer)

/** The header of every page, with its menus, search and cart. The cart and the menu drawer are never open together. */
export function ShopHeader() {
  const [menuOpen, setMenuOpen] = useState(false)
  const cartOpen = useAtomValue(cartOpenAtom)
  const openCart = useSetAtom(openCartAtom)
  const store = useStore()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <Header
        homeHref={href(paths.home)}
        links={[
          { label: 'Explore', href: href(paths.shop), current: pathname === paths.shop },
          { label: 'WishList', href: href(paths.wishlist), current: pathname === paths.wishlist },
        ]}
        categories={<BrandMenu trigger={(props) => <MenuTrigger {...props}>Categories</MenuTrigger>} />}
        search={
          <SearchContainer
            onFocus={() => connectAgain(store).catch(() => undefined)} // suggestions stay away until the next focus
            onChoose={(slug) => navigate(paths.product(slug))}
            onSearch={(name) => navigate(`${paths.shop}?${new URLSearchParams({ name })}`)}
          />
        }
        account={<AccountButton />}
        cart={<CartButton count={useAtomValue(cartCountAtom)} open={cartOpen} onClick={openCart} />}
        menuOpen={menuOpen && !cartOpen}
        menuBadge={<UnreadHost />}
        onMenuOpen={() => setMenuOpen(true)}
      />
      <MenuDrawer open={menuOpen && !cartOpen} onClose={() => setMenuOpen(false)} />
    </>
  )
}
