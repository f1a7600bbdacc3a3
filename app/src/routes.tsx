import { Route, Routes } from 'react-router-dom'
import { GuestOnly, SignedInOnly } from './guards.tsx'
import { Layout } from './layout/layout.tsx'
import { ServerRuntime } from './server-runtime/server-runtime.tsx'
// Must be imported before the router is created.
import './navigation/popstate-blocker.ts'
import { clientPathPatterns, clientPaths } from '@whirligig/contract'
import { lazyPage } from './lazy/lazy-page.ts'

const Home = lazyPage(() => import('./pages/home.page.tsx'))
const Shop = lazyPage(() => import('./pages/shop.page.tsx'))
const Category = lazyPage(() => import('./pages/category.page.tsx'))
const Brand = lazyPage(() => import('./pages/brand.page.tsx'))
const Brands = lazyPage(() => import('./pages/brands.page.tsx'))
const Product = lazyPage(() => import('./pages/product.page.tsx'))
const Login = lazyPage(() => import('./pages/login.page.tsx'))
const Register = lazyPage(() => import('./pages/register.page.tsx'))
const OrderSuccess = lazyPage(() => import('./pages/order-success.page.tsx'))
const Order = lazyPage(() => import('./pages/order.page.tsx'))
const Dashboard = lazyPage(() => import('./pages/dashboard.page.tsx'))
const SecondaryRoutes = lazyPage(() => import('./secondary-routes.tsx'))

/** The routes of the app. Paths that are not listed here belong to the secondary routes. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path={clientPaths.home} element={<Home />} />
        <Route element={<ServerRuntime />}>
          <Route path={clientPaths.shop} element={<Shop />} />
          <Route path={clientPathPatterns.category} element={<Category />} />
          <Route path={clientPathPatterns.brand} element={<Brand />} />
          <Route path={clientPaths.brands} element={<Brands />} />
          <Route path={clientPathPatterns.product} element={<Product />} />
          <Route element={<GuestOnly />}>
            <Route path={clientPaths.login} element={<Login />} />
            <Route path={clientPaths.register} element={<Register />} />
          </Route>
          <Route element={<SignedInOnly />}>
            <Route path={clientPathPatterns.orderSuccess} element={<OrderSuccess />} />
            <Route path={clientPathPatterns.order} element={<Order />} />
            <Route path={`${clientPaths.dashboard}/*`} element={<Dashboard />} />
          </Route>
        </Route>
        <Route path="*" element={<SecondaryRoutes />} />
      </Route>
    </Routes>
  )
}
