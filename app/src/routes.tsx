import { Route, Routes } from 'react-router-dom'
import { Connected } from './connected.tsx'
import { GuestOnly, SignedInOnly } from './guards.tsx'
import { Layout } from './layout/layout.tsx'
// Before the router listens.
import './layout/pop-guard.ts'
import { pageOf } from './page-of.ts'
import { paths, patterns } from './paths.ts'

const Home = pageOf(() => import('./pages/home.page.tsx'))
const Shop = pageOf(() => import('./pages/shop.page.tsx'))
const Category = pageOf(() => import('./pages/category.page.tsx'))
const Brand = pageOf(() => import('./pages/brand.page.tsx'))
const Brands = pageOf(() => import('./pages/brands.page.tsx'))
const Product = pageOf(() => import('./pages/product.page.tsx'))
const Login = pageOf(() => import('./pages/login.page.tsx'))
const Register = pageOf(() => import('./pages/register.page.tsx'))
const OrderSuccess = pageOf(() => import('./pages/order-success.page.tsx'))
const Order = pageOf(() => import('./pages/order.page.tsx'))
const Dashboard = pageOf(() => import('./pages/dashboard.page.tsx'))
const Rare = pageOf(() => import('./rare-routes.tsx'))

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
            <Route path={`${paths.dashboard}/*`} element={<Dashboard />} />
          </Route>
        </Route>
        <Route path="*" element={<Rare />} />
      </Route>
    </Routes>
  )
}
