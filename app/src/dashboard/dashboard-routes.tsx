import { type ComponentType, lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { paths } from '../paths.ts'
import { below, dashboardPaths, dashboardPatterns } from './paths.ts'
import type { DashboardRole } from './role.ts'

/** A page in a chunk of its own. Pages export `Component`. */
const page = <Props,>(load: () => Promise<{ Component: ComponentType<Props> }>) =>
  lazy(async () => ({ default: (await load()).Component }))

const Account = page(() => import('../pages/account.page.tsx'))
const StaffAccount = page(() => import('../pages/staff-account.page.tsx'))
const Security = page(() => import('../pages/security.page.tsx'))
const Addresses = page(() => import('../pages/addresses.page.tsx'))
const AddressAdd = page(() => import('../pages/address-add.page.tsx'))
const AddressEdit = page(() => import('../pages/address-edit.page.tsx'))
const Orders = page(() => import('../pages/orders.page.tsx'))
const Wishlist = page(() => import('../pages/wishlist.page.tsx'))
const CustomerOrders = page(() => import('../pages/customer-orders.page.tsx'))
const Users = page(() => import('../pages/users.page.tsx'))
const Merchants = page(() => import('../pages/merchants.page.tsx'))
const MerchantAdd = page(() => import('../pages/merchant-add.page.tsx'))
const Reviews = page(() => import('../pages/reviews.page.tsx'))
const Products = page(() => import('../pages/staff-products.page.tsx'))
const ProductAdd = page(() => import('../pages/staff-product-add.page.tsx'))
const ProductEdit = page(() => import('../pages/staff-product-edit.page.tsx'))
const Categories = page(() => import('../pages/staff-categories.page.tsx'))
const CategoryAdd = page(() => import('../pages/staff-category-add.page.tsx'))
const CategoryEdit = page(() => import('../pages/staff-category-edit.page.tsx'))
const Brands = page(() => import('../pages/staff-brands.page.tsx'))
const BrandAdd = page(() => import('../pages/staff-brand-add.page.tsx'))
const BrandEdit = page(() => import('../pages/staff-brand-edit.page.tsx'))
const NotFound = page(() => import('../pages/dashboard-not-found.page.tsx'))

export type DashboardRoutesProps = {
  view: Exclude<DashboardRole, 'disabled'>
  /** Whether the account has a password here: only such accounts have a Security page. */
  hasPassword: boolean
}

/** The pages of each role. A path of another role is no path at all: it says `404 Not Found.`, as any unknown one. */
export function DashboardRoutes({ view, hasPassword }: DashboardRoutesProps) {
  return (
    <Routes>
      <Route index element={view === 'member' ? <Account /> : <StaffAccount view={view} />} />
      {hasPassword ? <Route path={below(dashboardPaths.security)} element={<Security />} /> : null}
      <Route path={below(dashboardPaths.addresses)} element={<Addresses />} />
      <Route path={below(dashboardPaths.addressAdd)} element={<AddressAdd />} />
      <Route path={below(dashboardPatterns.addressEdit)} element={<AddressEdit />} />
      <Route path={below(dashboardPaths.orders)} element={<Orders />} />
      <Route path={below(dashboardPaths.wishlist)} element={<Wishlist />} />
      {view === 'member' ? null : (
        <>
          <Route path={below(dashboardPaths.products)} element={<Products />} />
          <Route path={below(dashboardPaths.productAdd)} element={<ProductAdd />} />
          <Route path={below(dashboardPatterns.productEdit)} element={<ProductEdit />} />
          <Route path={below(dashboardPaths.brands)} element={<Brands />} />
          <Route path={below(dashboardPatterns.brandEdit)} element={<BrandEdit />} />
        </>
      )}
      {view === 'admin' ? (
        <>
          <Route path={below(dashboardPaths.categories)} element={<Categories />} />
          <Route path={below(dashboardPaths.categoryAdd)} element={<CategoryAdd />} />
          <Route path={below(dashboardPatterns.categoryEdit)} element={<CategoryEdit />} />
          <Route path={below(dashboardPaths.brandAdd)} element={<BrandAdd />} />
          <Route path={below(dashboardPaths.customerOrders)} element={<CustomerOrders />} />
          <Route path={below(dashboardPaths.users)} element={<Users />} />
          <Route path={below(dashboardPaths.merchants)} element={<Merchants />} />
          <Route path={below(dashboardPaths.merchantAdd)} element={<MerchantAdd />} />
          <Route path={below(dashboardPaths.reviews)} element={<Reviews />} />
        </>
      ) : null}
      <Route path="support" element={<Navigate to={paths.support} replace />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
