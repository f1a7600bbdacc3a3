import { isToShip, type Order } from '@whirligig/contract'
import { Button, Stack } from '@whirligig/ui'
import { useAtom } from 'jotai'
import { Printer, Truck } from 'lucide-react'
import { shipOrderAtom } from './staff-atoms.ts'

export type StaffActionsProps = {
  order: Order
  /** Called when the user clicks `Print packing slip`. */
  onPrintSlip: () => void
}

/** What staff do with an order. `Ship all` is there until everything has shipped. */
export function StaffActions({ order, onPrintSlip }: StaffActionsProps) {
  const [{ isPending }, ship] = useAtom(shipOrderAtom)
  return (
    <Stack direction="row" gap={3} wrap>
      {order.products.some(({ status }) => isToShip(status)) ? (
        <Button
          size="sm"
          icon={<Truck aria-hidden="true" className="size-5" />}
          loading={isPending}
          // The error toast is shown, and the order is refetched.
          onClick={() => ship(order._id).catch(() => undefined)}
        >
          Ship all
        </Button>
      ) : null}
      <Button
        variant="secondary"
        size="sm"
        icon={<Printer aria-hidden="true" className="size-5" />}
        onClick={onPrintSlip}
      >
        Print packing slip
      </Button>
    </Stack>
  )
}
