export { applyPendingWishAtom } from './atoms.ts'
export { WishToggle, type WishToggleProps } from './wish-toggle.container.tsx'
export { WishlistContainer } from './wishlist.container.tsx'
