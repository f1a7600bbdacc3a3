/** The pages that the overview links to. */
export type OverviewLinks = {
  products: string
  /** The page that edits the product with this id. */
  product: (id: string) => string
  /** All orders; only for admins. */
  orders?: string
  /** Pending decisions; only for admins. */
  waiting?: { reviews: string; applications: string }
}
