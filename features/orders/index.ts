export { placeOrder } from './api.ts'
export { OrderContainer, type OrderContainerProps } from './order.container.tsx'
export { OrderSuccessContainer, type OrderSuccessContainerProps } from './order-success.container.tsx'
export { OwnOrdersContainer, type OwnOrdersContainerProps } from './own-orders.container.tsx'
