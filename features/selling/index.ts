export { AcceptInvitationContainer } from './accept-invitation.container.tsx'
export { ApplicationContainer, type ApplicationContainerProps } from './application.container.tsx'
export { MerchantSignupContainer } from './merchant-signup.container.tsx'
export { MerchantsContainer } from './merchants.container.tsx'
