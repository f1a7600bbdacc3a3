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
const ForgotPassword = page(() => import('./pages/forgot-password.page.tsx'))
const ResetPassword = page(() => import('./pages/reset-password.page.tsx'))
const MerchantSignup = page(() => import('./pages/merchant-signup.page.tsx'))
const AuthSuccess = page(() => import('./pages/auth-success.page.tsx'))
const Sell = page(() => import('./pages/sell.page.tsx'))
const Contact = page(() => import('./pages/contact.page.tsx'))
const OrderSuccess = page(() => import('./pages/order-success.page.tsx'))
const Order = page(() => import('./pages/order.page.tsx'))
const Dashboard = page(() => import('./pages/dashboard.page.tsx'))
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
          <Route path={paths.sell} element={<Sell />} />
          <Route path={paths.contact} element={<Contact />} />
          <Route path={patterns.merchantSignup} element={<MerchantSignup />} />
          <Route path={paths.authSuccess} element={<AuthSuccess />} />
          <Route element={<GuestOnly />}>
            <Route path={paths.login} element={<Login />} />
            <Route path={paths.register} element={<Register />} />
            <Route path={paths.forgotPassword} element={<ForgotPassword />} />
            <Route path={patterns.resetPassword} element={<ResetPassword />} />
          </Route>
          <Route element={<SignedInOnly />}>
            <Route path={patterns.orderSuccess} element={<OrderSuccess />} />
            <Route path={patterns.order} element={<Order />} />
            <Route path={`${paths.dashboard}/*`} element={<Dashboard />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}
