import { clientPathPatterns, clientPaths } from '@whirligig/contract'
import { Route, Routes } from 'react-router-dom'
import { GuestOnly, SignedInOnly } from './guards.tsx'
import { lazyPage } from './lazy/lazy-page.ts'
import { ServerRuntime } from './server-runtime/server-runtime.tsx'

const ForgotPassword = lazyPage(() => import('./pages/forgot-password.page.tsx'))
const ResetPassword = lazyPage(() => import('./pages/reset-password.page.tsx'))
const MerchantSignup = lazyPage(() => import('./pages/merchant-signup.page.tsx'))
const AuthSuccess = lazyPage(() => import('./pages/auth-success.page.tsx'))
const Sell = lazyPage(() => import('./pages/sell.page.tsx'))
const Contact = lazyPage(() => import('./pages/contact.page.tsx'))
const Support = lazyPage(() => import('./pages/support.page.tsx'))
const NotFound = lazyPage(() => import('./pages/not-found.page.tsx'))

/** The routes of rarely visited pages, in a chunk of their own to keep the first load small. Unknown paths render the 404 page. */
export function Component() {
  return (
    <Routes>
      <Route element={<ServerRuntime />}>
        <Route path={clientPaths.sell} element={<Sell />} />
        <Route path={clientPaths.contact} element={<Contact />} />
        <Route path={clientPathPatterns.merchantSignup} element={<MerchantSignup />} />
        <Route path={clientPaths.authSuccess} element={<AuthSuccess />} />
        <Route element={<GuestOnly />}>
          <Route path={clientPaths.forgotPassword} element={<ForgotPassword />} />
          <Route path={clientPathPatterns.resetPassword} element={<ResetPassword />} />
        </Route>
        <Route element={<SignedInOnly />}>
          <Route path={clientPaths.support} element={<Support />} />
        </Route>
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
