/** What one has liked and unliked during one session, by the product's id; it goes before what lists said earlier. */
export type OptimisticLikes = { session: number; liked: ReadonlyMap<string, boolean> }

export const NO_OPTIMISTIC_LIKES: OptimisticLikes = { session: 0, liked: new Map() }

/** Whether the heart of a product is set: what was pressed in this session, else what the server said with it. */
export const isLiked = (
  wishes: OptimisticLikes,
  session: number,
  product: { _id: string; isLiked?: boolean },
): boolean => (wishes.session === session ? wishes.liked.get(product._id) : undefined) ?? product.isLiked ?? false

/** The wishes with one more press; those of another session are forgotten. `undefined` takes a press back. */
export function withLike(
  wishes: OptimisticLikes,
  session: number,
  id: string,
  liked: boolean | undefined,
): OptimisticLikes {
  const next = new Map(wishes.session === session ? wishes.liked : [])
  if (liked === undefined) next.delete(id)
  else next.set(id, liked)
  return { session, liked: next }
}
