export { AcceptInvitationContainer } from './accept-invitation.container.tsx'
export { ApplicationContainer } from './application.container.tsx'
export { MerchantSignupContainer } from './merchant-signup.container.tsx'
export { MerchantsContainer, type MerchantsContainerProps } from './merchants.container.tsx'
