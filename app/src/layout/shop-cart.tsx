import emptyCart from '@whirligig/art/empty/empty-cart.svg'
import { CartDrawerContainer } from '@whirligig/cart'
import { clientPaths, toHref } from '@whirligig/contract'
import { useCheckout } from '../flows/use-checkout.ts'
import { ServerRuntime } from '../server-runtime/server-runtime.tsx'

/** The cart drawer with its checkout, loaded when it first opens. */
export function ShopCart(_props: { open: boolean }) {
  return (
    <ServerRuntime>
      <Cart />
    </ServerRuntime>
  )
}

function Cart() {
  const { checkOut, loading, error } = useCheckout()
  return (
    <CartDrawerContainer
      shopHref={toHref(clientPaths.shop)}
      productHref={(slug) => toHref(clientPaths.product(slug))}
      emptyPicture={<img src={emptyCart} alt="" width={200} height={150} />}
      onCheckout={checkOut}
      loading={loading}
      error={error}
    />
  )
}
