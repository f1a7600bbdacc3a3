export { MerchantsContainer, type MerchantsContainerProps } from './merchants.container.tsx'
