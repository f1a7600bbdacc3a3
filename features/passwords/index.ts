export { ChangePasswordContainer } from './change-password.container.tsx'
export { ForgotContainer } from './forgot.container.tsx'
export { ResetContainer } from './reset.container.tsx'
