import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { cartOpenAtom } from './atoms.ts'
import type { CartDrawerContainerProps } from './cart-drawer.container.tsx'

const CartDrawerContainer = lazy(async () => ({
  default: (await import('./cart-drawer.container.tsx')).CartDrawerContainer,
}))

/** The cart drawer, fetched when it is first opened. */
export function LazyCartDrawer(props: CartDrawerContainerProps) {
  const open = useAtomValue(cartOpenAtom)
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  return wanted ? (
    <Suspense>
      <CartDrawerContainer {...props} />
    </Suspense>
  ) : null
}
