import { Route, Routes } from 'react-router-dom'
import { Connected } from './connected.tsx'
import { GuestOnly, SignedInOnly } from './guards.tsx'
import { pageOf } from './page-of.ts'
import { paths, patterns } from './paths.ts'

const ForgotPassword = pageOf(() => import('./pages/forgot-password.page.tsx'))
const ResetPassword = pageOf(() => import('./pages/reset-password.page.tsx'))
const MerchantSignup = pageOf(() => import('./pages/merchant-signup.page.tsx'))
const AuthSuccess = pageOf(() => import('./pages/auth-success.page.tsx'))
const Sell = pageOf(() => import('./pages/sell.page.tsx'))
const Contact = pageOf(() => import('./pages/contact.page.tsx'))
const Support = pageOf(() => import('./pages/support.page.tsx'))
const NotFound = pageOf(() => import('./pages/not-found.page.tsx'))

/** Fetched: where few go, which the first load does not need to know of. What is not here either is nowhere. */
export function Component() {
  return (
    <Routes>
      <Route element={<Connected />}>
        <Route path={paths.sell} element={<Sell />} />
        <Route path={paths.contact} element={<Contact />} />
        <Route path={patterns.merchantSignup} element={<MerchantSignup />} />
        <Route path={paths.authSuccess} element={<AuthSuccess />} />
        <Route element={<GuestOnly />}>
          <Route path={paths.forgotPassword} element={<ForgotPassword />} />
          <Route path={patterns.resetPassword} element={<ResetPassword />} />
        </Route>
        <Route element={<SignedInOnly />}>
          <Route path={paths.support} element={<Support />} />
        </Route>
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
