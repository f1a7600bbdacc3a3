import { cartCountAtom, cartOpenAtom, openCartAtom } from '@whirligig/cart'
import { SearchContainer } from '@whirligig/catalogue'
import { CartButton, Header } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { href, paths } from '../paths.ts'
import { AccountMenu } from './account-menu.tsx'
import { BrandMenu } from './brand-menu.tsx'
import { LazyNavDrawer } from './lazy-nav-drawer.tsx'

/** The header of every page, with its menus, search and cart. The cart and the menu drawer are never open together. */
export function ShopHeader() {
  const [menuOpen, setMenuOpen] = useState(false)
  const cartOpen = useAtomValue(cartOpenAtom)
  const openCart = useSetAtom(openCartAtom)
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
        categories={<BrandMenu />}
        search={
          <SearchContainer
            onChoose={(slug) => navigate(paths.product(slug))}
            onSearch={(name) => navigate(`${paths.shop}?${new URLSearchParams({ name })}`)}
          />
        }
        account={<AccountMenu />}
        cart={<CartButton count={useAtomValue(cartCountAtom)} open={cartOpen} onClick={openCart} />}
        menuOpen={menuOpen && !cartOpen}
        onMenuOpen={() => setMenuOpen(true)}
      />
      <LazyNavDrawer open={menuOpen && !cartOpen} onClose={() => setMenuOpen(false)} />
    </>
  )
}
