import { clientPaths, dashboardPathPatterns, dashboardPaths } from '@whirligig/contract'
import { Navigate, Route, Routes } from 'react-router-dom'
import { lazyPage } from '../lazy/lazy-page.ts'
import type { DashboardRole } from './role.ts'
import { toRelativePath } from './to-relative-path.ts'

const Account = lazyPage(() => import('../pages/account.page.tsx'))
const StaffAccount = lazyPage(() => import('../pages/staff-account.page.tsx'))
const Security = lazyPage(() => import('../pages/security.page.tsx'))
const Addresses = lazyPage(() => import('../pages/addresses.page.tsx'))
const AddressAdd = lazyPage(() => import('../pages/address-add.page.tsx'))
const AddressEdit = lazyPage(() => import('../pages/address-edit.page.tsx'))
const Orders = lazyPage(() => import('../pages/orders.page.tsx'))
const Wishlist = lazyPage(() => import('../pages/wishlist.page.tsx'))
const CustomerOrders = lazyPage(() => import('../pages/customer-orders.page.tsx'))
const Users = lazyPage(() => import('../pages/users.page.tsx'))
const Merchants = lazyPage(() => import('../pages/merchants.page.tsx'))
const MerchantAdd = lazyPage(() => import('../pages/merchant-add.page.tsx'))
const Reviews = lazyPage(() => import('../pages/reviews.page.tsx'))
const Products = lazyPage(() => import('../pages/staff-products.page.tsx'))
const ProductAdd = lazyPage(() => import('../pages/staff-product-add.page.tsx'))
const ProductEdit = lazyPage(() => import('../pages/staff-product-edit.page.tsx'))
const Categories = lazyPage(() => import('../pages/staff-categories.page.tsx'))
const CategoryAdd = lazyPage(() => import('../pages/staff-category-add.page.tsx'))
const CategoryEdit = lazyPage(() => import('../pages/staff-category-edit.page.tsx'))
const Brands = lazyPage(() => import('../pages/staff-brands.page.tsx'))
const BrandAdd = lazyPage(() => import('../pages/staff-brand-add.page.tsx'))
const BrandEdit = lazyPage(() => import('../pages/staff-brand-edit.page.tsx'))
const NotFound = lazyPage(() => import('../pages/dashboard-not-found.page.tsx'))

export type DashboardRoutesProps = {
  role: Exclude<DashboardRole, 'disabled'>
  /** Whether the account signs in with a password. Only such accounts have a Security page. */
  hasPassword: boolean
}

/** The dashboard pages of a role. Paths of other roles render `404 Not Found.`, like unknown paths. */
export function DashboardRoutes({ role, hasPassword }: DashboardRoutesProps) {
  return (
    <Routes>
      <Route index element={role === 'member' ? <Account /> : <StaffAccount role={role} />} />
      {hasPassword ? <Route path={toRelativePath(dashboardPaths.security)} element={<Security />} /> : null}
      <Route path={toRelativePath(dashboardPaths.addresses)} element={<Addresses />} />
      <Route path={toRelativePath(dashboardPaths.addressAdd)} element={<AddressAdd />} />
      <Route path={toRelativePath(dashboardPathPatterns.addressEdit)} element={<AddressEdit />} />
      <Route path={toRelativePath(dashboardPaths.orders)} element={<Orders />} />
      <Route path={toRelativePath(dashboardPaths.wishlist)} element={<Wishlist />} />
      {role === 'member' ? null : (
        <>
          <Route path={toRelativePath(dashboardPaths.products)} element={<Products />} />
          <Route path={toRelativePath(dashboardPaths.productAdd)} element={<ProductAdd />} />
          <Route path={toRelativePath(dashboardPathPatterns.productEdit)} element={<ProductEdit />} />
          <Route path={toRelativePath(dashboardPaths.brands)} element={<Brands />} />
          <Route path={toRelativePath(dashboardPathPatterns.brandEdit)} element={<BrandEdit />} />
        </>
      )}
      {role === 'admin' ? (
        <>
          <Route path={toRelativePath(dashboardPaths.categories)} element={<Categories />} />
          <Route path={toRelativePath(dashboardPaths.categoryAdd)} element={<CategoryAdd />} />
          <Route path={toRelativePath(dashboardPathPatterns.categoryEdit)} element={<CategoryEdit />} />
          <Route path={toRelativePath(dashboardPaths.brandAdd)} element={<BrandAdd />} />
          <Route path={toRelativePath(dashboardPaths.customerOrders)} element={<CustomerOrders />} />
          <Route path={toRelativePath(dashboardPaths.users)} element={<Users />} />
          <Route path={toRelativePath(dashboardPaths.merchants)} element={<Merchants />} />
          <Route path={toRelativePath(dashboardPaths.merchantAdd)} element={<MerchantAdd />} />
          <Route path={toRelativePath(dashboardPaths.reviews)} element={<Reviews />} />
        </>
      ) : null}
      <Route path="support" element={<Navigate to={clientPaths.support} replace />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
