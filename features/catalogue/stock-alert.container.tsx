import { isSignedInAtom, userAtom } from '@whirligig/core/session'
import { Button } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { BellRing } from 'lucide-react'
import { GuestStockAlert } from './guest-stock-alert.tsx'
import { addStockAlertAtom, deleteStockAlertAtom, stockAlertsAtom } from './stock-alert-atoms.ts'

export type StockAlertContainerProps = {
  /** Id of a product that is out of stock. */
  productId: string
}

/** Requests a mail when the product is back in stock. Its height is the same for guests and members. */
export function StockAlertContainer({ productId }: StockAlertContainerProps) {
  const isSignedIn = useAtomValue(isSignedInAtom)
  const user = useAtomValue(userAtom)
  const isMember = isSignedIn && user?.email !== null
  return (
    <section
      aria-labelledby="stock-alert"
      className="grid min-h-56 w-full grid-cols-1 content-start gap-3 rounded-panel bg-sun-pale p-4 sm:p-5"
    >
      <h2 id="stock-alert" className="flex items-center gap-2 text-lg">
        <BellRing aria-hidden="true" className="size-5 shrink-0" />
        Tell me when it is back
      </h2>
      {isMember ? (
        <MemberStockAlert productId={productId} email={user?.email ?? 'your email address'} />
      ) : (
        <GuestStockAlert productId={productId} />
      )}
    </section>
  )
}

function MemberStockAlert({ productId, email }: { productId: string; email: string }) {
  const { data: waiting } = useAtomValue(stockAlertsAtom)
  const { isPending: isAdding } = useAtomValue(addStockAlertAtom)
  const { isPending: isDeleting } = useAtomValue(deleteStockAlertAtom)
  const add = useSetAtom(addStockAlertAtom)
  const remove = useSetAtom(deleteStockAlertAtom)
  const isWaiting = waiting?.includes(productId) ?? false
  const toggle = () => (isWaiting ? remove(productId) : add({ product: productId })).catch(() => undefined) // shown as a toast
  return (
    <>
      <p role="status" className="text-ink-soft wrap-anywhere">
        {isWaiting ? `You will get one mail at ${email}.` : `You get one mail at ${email}, and nothing else.`}
      </p>
      <Button variant="secondary" className="justify-self-start" loading={isAdding || isDeleting} onClick={toggle}>
        {isWaiting ? 'Do not mail me' : 'Mail me'}
      </Button>
    </>
  )
}
