import { type ComponentType, lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { Connected } from './connected.tsx'
import { GuestOnly, SignedInOnly } from './guards.tsx'
import { Layout } from './layout/layout.tsx'
import { paths, patterns } from './paths.ts'

/** A page in a chunk of its own. Pages export `Component`. */
const page = (load: () => Promise<{ Component: ComponentType }>) =>
  lazy(async () => ({ default: (await load()).Component }))

const Home = page(() => import('./pages/home.page.tsx'))
const Shop = page(() => import('./pages/shop.page.tsx'))
const Category = page(() => import('./pages/category.page.tsx'))
const Brand = page(() => import('./pages/brand.page.tsx'))
const Brands = page(() => import('./pages/brands.page.tsx'))
const Product = page(() => import('./pages/product.page.tsx'))
const Login = page(() => import('./pages/login.page.tsx'))
const Register = page(() => import('./pages/register.page.tsx'))
const OrderSuccess = page(() => import('./pages/order-success.page.tsx'))
const Order = page(() => import('./pages/order.page.tsx'))
const Dashboard = page(() => import('./pages/dashboard.page.tsx'))
const Account = page(() => import('./pages/account.page.tsx'))
const Orders = page(() => import('./pages/orders.page.tsx'))
const Wishlist = page(() => import('./pages/wishlist.page.tsx'))
const DashboardNotFound = page(() => import('./pages/dashboard-not-found.page.tsx'))
const NotFound = page(() => import('./pages/not-found.page.tsx'))

/** Where everything is. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path={paths.home} element={<Home />} />
        <Route element={<Connected />}>
          <Route path={paths.shop} element={<Shop />} />
          <Route path={patterns.category} element={<Category />} />
          <Route path={patterns.brand} element={<Brand />} />
          <Route path={paths.brands} element={<Brands />} />
          <Route path={patterns.product} element={<Product />} />
          <Route element={<GuestOnly />}>
            <Route path={paths.login} element={<Login />} />
            <Route path={paths.register} element={<Register />} />
          </Route>
          <Route element={<SignedInOnly />}>
            <Route path={patterns.orderSuccess} element={<OrderSuccess />} />
            <Route path={patterns.order} element={<Order />} />
            <Route path={paths.dashboard} element={<Dashboard />}>
              <Route index element={<Account />} />
              <Route path={paths.orders} element={<Orders />} />
              <Route path={paths.wishlist} element={<Wishlist />} />
              <Route path="*" element={<DashboardNotFound />} />
            </Route>
          </Route>
        </Route>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}
