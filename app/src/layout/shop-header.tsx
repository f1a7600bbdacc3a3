import { cartCountAtom, cartOpenAtom, openCartAtom } from '@whirligig/cart'
import { SearchContainer } from '@whirligig/catalogue'
import { clientPaths, toHref } from '@whirligig/contract'
import { CartButton, Header, lazyMenu, lazyOnOpen, MenuTrigger } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { AccountButton } from './account-button.tsx'
import { LazyUnreadBadge } from './lazy-unread-badge.tsx'

const CategoriesMenu = lazyMenu(async () => (await import('./categories-menu.tsx')).CategoriesMenu)
const MenuDrawer = lazyOnOpen(async () => (await import('./menu-drawer.tsx')).MenuDrawer)

/** The header of every page: menus, search, account and cart. The cart and the menu drawer are never open at once. */
export function ShopHeader() {
  const [menuOpen, setMenuOpen] = useState(false)
  const cartOpen = useAtomValue(cartOpenAtom)
  const openCart = useSetAtom(openCartAtom)
  const { pathname, search, key } = useLocation()
  const isList = pathname.startsWith(clientPaths.shop)
  const navigate = useNavigate()
  return (
    <>
      <Header
        homeHref={toHref(clientPaths.home)}
        links={[
          { label: 'Explore', href: toHref(clientPaths.shop), current: pathname === clientPaths.shop },
          { label: 'WishList', href: toHref(clientPaths.wishlist), current: pathname === clientPaths.wishlist },
        ]}
        categories={<CategoriesMenu trigger={(props) => <MenuTrigger {...props}>Categories</MenuTrigger>} />}
        search={
          <SearchContainer
            name={(isList && new URLSearchParams(search).get('name')?.trim()) || ''}
            locationKey={key}
            // React Router keeps the key of an entry in its state. The entry of the first page has none.
            getLatestKey={() => history.state?.key ?? key}
            onSelect={(slug) => navigate(clientPaths.product(slug))}
            onSearch={(name) => navigate(`${clientPaths.shop}?${new URLSearchParams({ name })}`)}
          />
        }
        account={<AccountButton />}
        cart={<CartButton count={useAtomValue(cartCountAtom)} open={cartOpen} onClick={openCart} />}
        menuOpen={menuOpen && !cartOpen}
        menuBadge={<LazyUnreadBadge />}
        onMenuOpen={() => setMenuOpen(true)}
      />
      <MenuDrawer open={menuOpen && !cartOpen} onClose={() => setMenuOpen(false)} />
    </>
  )
}
