export { saveCart } from './api.ts'
export {
  acceptChangesAtom,
  addToCartAtom,
  cartCheckAtom,
  cartCountAtom,
  cartIdAtom,
  cartOpenAtom,
  cartTotalAtom,
  clearCartAtom,
  closeCartAtom,
  forgetCartIdAtom,
  openCartAtom,
  rememberCartIdAtom,
} from './atoms.ts'
export { CartToggle, type CartToggleProps } from './cart-toggle.container.tsx'
export { LazyCartDrawer } from './lazy-cart-drawer.tsx'
