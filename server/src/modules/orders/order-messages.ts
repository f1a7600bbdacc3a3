/** Messages of order calls that the contract does not have. */
export const ORDER_MESSAGES = {
  cartMissing: 'No cart found.',
  addressGone: 'This delivery address no longer exists. Please choose another one.',
  lineMissing: 'No item found.',
  cancelled: 'The order of this cart has been cancelled. Please review your cart.',
  delivered: 'An order with a delivered item can no longer be cancelled.',
  final: (status: string) => `This item is ${status.toLowerCase()}; its status can no longer change.`,
  nothingToShip: 'Nothing is left to ship in this order.',
  shippedAll: 'All open items have been marked as shipped!',
  noteAdded: 'Note has been added successfully!',
  statusUpdated: 'The items have been updated successfully!',
  shipped: 'The address can no longer be changed: the order is on its way.',
} as const
