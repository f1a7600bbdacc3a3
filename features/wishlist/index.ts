export { applyPendingWishAtom, saveWishAtom } from './atoms.ts'
export { SharedWishlistContainer } from './shared-wishlist.container.tsx'
export { WishToggle, type WishToggleProps } from './wish-toggle.container.tsx'
export { WishlistContainer } from './wishlist.container.tsx'
