export { applyPendingWishAtom } from './atoms.ts'
export { WishToggle } from './wish-toggle.container.tsx'
export { WishlistContainer } from './wishlist.container.tsx'
