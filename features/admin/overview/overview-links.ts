/** The pages that the overview links to. */
export type OverviewLinks = {
  /** The products that are low on stock. */
  lowStock: string
  /** The page that edits the product with this id. */
  product: (id: string) => string
  /** The orders with something to ship. */
  openOrders: string
  /** Pending decisions and messages; only for admins. */
  waiting?: { reviews: string; applications: string; messages: string }
}
