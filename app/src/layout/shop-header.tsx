import { cartCountAtom, cartOpenAtom, openCartAtom } from '@whirligig/cart'
import { SearchContainer } from '@whirligig/catalogue'
import { clientPaths, toHref } from '@whirligig/contract'
import { CartButton, Header, lazyOnOpen, MenuTrigger } from '@whirligig/ui'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { lazyMenu } from '../lazy/lazy-menu.tsx'
import { SectionErrorBoundary } from '../lazy/section-error-boundary.tsx'
import { retryServerRuntime } from '../server-runtime/load-server-runtime.ts'
import { AccountButton } from './account-button.tsx'
import { LazyUnreadBadge } from './lazy-unread-badge.tsx'

const BrandMenu = lazyMenu(async () => (await import('./brand-menu.tsx')).BrandMenu)
const MenuDrawer = lazyOnOpen(async () => (await import('./menu-drawer.tsx')).MenuDrawer)

/** The header of every page: menus, search, account and cart. The cart and the menu drawer are never open at once. */
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
        homeHref={toHref(clientPaths.home)}
        links={[
          { label: 'Explore', href: toHref(clientPaths.shop), current: pathname === clientPaths.shop },
          { label: 'WishList', href: toHref(clientPaths.wishlist), current: pathname === clientPaths.wishlist },
        ]}
        categories={<BrandMenu trigger={(props) => <MenuTrigger {...props}>Categories</MenuTrigger>} />}
        search={
          <SearchContainer
            onFocus={() => retryServerRuntime(store).catch(() => undefined)} // No suggestions until the next focus.
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
      <SectionErrorBoundary>
        <MenuDrawer open={menuOpen && !cartOpen} onClose={() => setMenuOpen(false)} />
      </SectionErrorBoundary>
    </>
  )
}
