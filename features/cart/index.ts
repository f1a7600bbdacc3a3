export { saveCart } from './api.ts'
export {
  addToCartAtom,
  boughtAtom,
  cartCountAtom,
  cartIdAtom,
  cartOpenAtom,
  closeCartAtom,
  forgetCartIdAtom,
  openCartAtom,
  rememberCartIdAtom,
} from './atoms.ts'
export { CartDrawerContainer } from './cart-drawer.container.tsx'
export { CartToggle } from './cart-toggle.container.tsx'
export { acceptChangesAtom, cartCheckAtom, cartTotalAtom } from './check-atoms.ts'
