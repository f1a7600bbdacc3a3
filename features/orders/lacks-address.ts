import { isToShip, type Order } from '@whirligig/contract'

/** Whether an order cannot be shipped yet, because its customer has chosen no delivery address. */
export const lacksAddress = ({ deliveryAddress, products }: Pick<Order, 'deliveryAddress' | 'products'>): boolean =>
  deliveryAddress === null && products.some(({ status }) => isToShip(status))
