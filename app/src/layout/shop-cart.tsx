import { CartDeliveryContainer, pickDeliveryAddressAtom } from '@whirligig/account'
import emptyCart from '@whirligig/art/empty/empty-cart.svg'
import { CartDrawerContainer } from '@whirligig/cart'
import { clientPaths, toHref } from '@whirligig/contract'
import { isSignedInAtom } from '@whirligig/core/session'
import { ListSkeleton } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { useCheckout } from '../flows/use-checkout.ts'
import { useSaveForLater } from '../flows/use-save-for-later.ts'

const CartAddressPicker = lazy(async () => ({
  default: (await import('./cart-address-picker.tsx')).CartAddressPicker,
}))

/** The cart drawer with its checkout, loaded when it first opens. */
export function ShopCart({ open }: { open: boolean }) {
  const { checkOut, loading, error } = useCheckout()
  const isSignedIn = useAtomValue(isSignedInAtom)
  const pickAddress = useSetAtom(pickDeliveryAddressAtom)
  const [isPicking, setPicking] = useState(false)
  const [hasPicked, setPicked] = useState(false)
  if (isPicking && !(open && isSignedIn)) setPicking(false)
  if (hasPicked && !open) setPicked(false)

  function startPicking(): void {
    setPicking(true)
    setPicked(false)
  }

  return (
    <CartDrawerContainer
      shopHref={toHref(clientPaths.shop)}
      productHref={(slug) => toHref(clientPaths.product(slug))}
      emptyPicture={<img src={emptyCart} alt="" width={200} height={150} />}
      onCheckout={checkOut}
      onSaveForLater={useSaveForLater()}
      loading={loading}
      error={error}
      delivery={isSignedIn && open ? <CartDeliveryContainer onChange={startPicking} /> : undefined}
      focusCheckout={hasPicked}
      panel={
        isPicking ? (
          <Suspense fallback={<ListSkeleton label="Loading your addresses" rows={2} />}>
            <CartAddressPicker
              onPick={(id) => {
                pickAddress(id)
                setPicked(true)
                setPicking(false)
              }}
              onCancel={() => setPicking(false)}
            />
          </Suspense>
        ) : undefined
      }
    />
  )
}
