import { Page } from '@whirligig/ui'
import { Suspense } from 'react'
import { NavLink, Outlet } from 'react-router-dom'
import { PartFallback } from '../layout/page-fallback.tsx'
import { paths } from '../paths.ts'

const links = [
  { label: 'Account Details', to: paths.dashboard },
  { label: 'Orders', to: paths.orders },
  { label: 'WishList', to: paths.wishlist },
]

/** The frame of everything that belongs to whoever is signed in. */
export function Component() {
  return (
    <Page>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
        <nav
          aria-labelledby="account-heading"
          className="min-w-0 rounded-panel border border-line bg-card p-3 shadow-card"
        >
          <h2 id="account-heading" className="px-3 pt-2 pb-2 text-xl">
            Account
          </h2>
          <ul className="flex list-none gap-1 overflow-x-auto p-0 lg:grid">
            {links.map(({ label, to }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end
                  className="flex min-h-11 items-center rounded-control px-3 font-semibold whitespace-nowrap text-ink-soft no-underline hover:bg-sun-pale aria-[current=page]:bg-sun aria-[current=page]:text-ink"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          <Suspense fallback={<PartFallback />}>
            <Outlet />
          </Suspense>
        </div>
      </div>
    </Page>
  )
}
