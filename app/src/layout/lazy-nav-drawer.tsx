import { isSignedInAtom } from '@whirligig/api'
import { signOutAtom } from '@whirligig/auth'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { href, paths } from '../paths.ts'
import { accountEntries } from './account-entries.ts'

const NavDrawer = lazy(async () => ({ default: (await import('./nav-chunk.ts')).NavDrawer }))

/** The navigation of phones, fetched when it is first opened. */
export function LazyNavDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [wanted, setWanted] = useState(open)
  const isSignedIn = useAtomValue(isSignedInAtom)
  const signOut = useSetAtom(signOutAtom)
  const { pathname } = useLocation()
  if (open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense>
      <NavDrawer
        open={open}
        onClose={onClose}
        groups={[
          {
            title: 'Shop',
            items: [
              { label: 'Explore', href: href(paths.shop), current: pathname === paths.shop },
              { label: 'WishList', href: href(paths.wishlist), current: pathname === paths.wishlist },
              { label: 'Over 10+ Categories', href: href(paths.brands), current: pathname === paths.brands },
            ],
          },
          { title: 'Account', items: accountEntries(isSignedIn, signOut) },
        ]}
      />
    </Suspense>
  )
}
