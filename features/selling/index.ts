export { ApplicationContainer } from './application/application.container.tsx'
export { MerchantSignupContainer } from './application/merchant-signup.container.tsx'
export { MerchantsContainer, type MerchantsContainerProps } from './merchants/merchants.container.tsx'
