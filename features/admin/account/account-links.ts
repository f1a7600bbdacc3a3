/** The pages that an account links to. */
export type AccountLinks = {
  /** The list of users. */
  users: string
  order: (id: string) => string
  /** The conversation with the user. */
  chat: (id: string) => string
  /** The orders of the customer with this id. */
  orders: (id: string) => string
  /** The page of a product in the shop. */
  product: (slug: string) => string
  /** The merchants with this name. */
  merchant: (name: string) => string
}
