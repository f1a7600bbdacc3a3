export { WishToggle, type WishToggleProps } from './wish-toggle.container.tsx'
export { WishlistContainer, type WishlistContainerProps } from './wishlist.container.tsx'
