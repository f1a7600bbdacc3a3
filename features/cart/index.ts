export { addMissingToCartAtom } from './add-missing.ts'
export { saveCart } from './api.ts'
export {
  addToCartAtom,
  cartCountAtom,
  cartIdAtom,
  cartItemsAtom,
  cartOpenAtom,
  clearCartIdAtom,
  closeCartAtom,
  openCartAtom,
  removeFromCartAtom,
  removePurchasedAtom,
  saveCartIdAtom,
} from './atoms.ts'
export { CartDrawerContainer } from './cart-drawer.container.tsx'
export { CartToggle } from './cart-toggle.container.tsx'
export { acceptPriceChangesAtom, cartFiguresAtom, cartValidationAtom } from './cart-validation.ts'
export { askToConfirmAtom, hasUnconfirmedChangesAtom, resetConfirmationAtom } from './confirmation.ts'
