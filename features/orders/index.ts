export { placeOrder } from './api.ts'
export { OrderContainer } from './order.container.tsx'
export { OrderSuccessContainer } from './order-success.container.tsx'
export { OwnOrdersContainer } from './own-orders.container.tsx'
