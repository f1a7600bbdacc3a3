export { saveCart } from './api.ts'
export {
  addToCartAtom,
  cartCountAtom,
  cartIdAtom,
  cartOpenAtom,
  clearCartAtom,
  closeCartAtom,
  forgetCartIdAtom,
  openCartAtom,
  rememberCartIdAtom,
} from './atoms.ts'
export { CartDrawerContainer, type CartDrawerContainerProps } from './cart-drawer.container.tsx'
export { CartToggle, type CartToggleProps } from './cart-toggle.container.tsx'
export { acceptChangesAtom, cartCheckAtom, cartTotalAtom } from './check-atoms.ts'
