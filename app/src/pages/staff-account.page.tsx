import { OverviewContainer, type OverviewContainerProps } from '@whirligig/admin'
import { dashboardPaths } from '../dashboard/paths.ts'
import { href } from '../paths.ts'
import { Component as Account } from './account.page.tsx'

const links: OverviewContainerProps['links'] = {
  products: href(dashboardPaths.products),
  product: (id) => href(dashboardPaths.productEdit(id)),
}
const adminLinks: OverviewContainerProps['links'] = {
  ...links,
  orders: href(dashboardPaths.customerOrders),
  waiting: { reviews: href(dashboardPaths.reviews), applications: href(dashboardPaths.merchants) },
}

/** The account page of admins and merchants: the profile, and below it the overview, which loads independently. */
export function Component({ role }: { role: 'admin' | 'merchant' }) {
  return (
    <>
      <Account />
      <div className="mt-12 md:mt-16">
        <OverviewContainer links={role === 'admin' ? adminLinks : links} />
      </div>
    </>
  )
}
