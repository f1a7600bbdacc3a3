/** Where one acts on what the overview shows. */
export type OverviewLinks = {
  products: string
  /** Of the screen where the toy with this id is edited. */
  product: (id: string) => string
  /** Everyone's orders; for who may see them. */
  orders?: string
  /** What waits for a decision; for who may make it. */
  waiting?: { reviews: string; applications: string }
}
