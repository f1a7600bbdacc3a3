export { saveCart } from './api.ts'
export {
  addToCartAtom,
  cartCountAtom,
  cartIdAtom,
  cartOpenAtom,
  clearCartIdAtom,
  closeCartAtom,
  openCartAtom,
  removePurchasedAtom,
  saveCartIdAtom,
} from './atoms.ts'
export { CartDrawerContainer } from './cart-drawer.container.tsx'
export { CartToggle } from './cart-toggle.container.tsx'
export { acceptPriceChangesAtom, cartTotalAtom, cartValidationAtom } from './cart-validation.ts'
