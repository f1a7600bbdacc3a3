import { OverviewContainer, type OverviewContainerProps } from '@whirligig/admin'
import { BrandOffNoticeContainer } from '@whirligig/catalogue-admin'
import { dashboardPaths, toHref } from '@whirligig/contract'
import { Component as Account } from './account.page.tsx'

const links: OverviewContainerProps['links'] = {
  products: toHref(dashboardPaths.products),
  product: (id) => toHref(dashboardPaths.productEdit(id)),
}
const adminLinks: OverviewContainerProps['links'] = {
  ...links,
  orders: toHref(dashboardPaths.customerOrders),
  waiting: { reviews: toHref(dashboardPaths.reviews), applications: toHref(dashboardPaths.merchants) },
}

/** The account page of admins and merchants: the profile, and below it the overview, which loads independently. */
export function Component({ role }: { role: 'admin' | 'merchant' }) {
  return (
    <>
      {role === 'merchant' ? <BrandOffNoticeContainer /> : null}
      <Account />
      <div className="mt-12 md:mt-16">
        <OverviewContainer links={role === 'admin' ? adminLinks : links} />
      </div>
    </>
  )
}
