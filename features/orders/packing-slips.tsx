import type { MerchantOrder, Order } from '@whirligig/contract'
import { PackingSlip } from '@whirligig/ui'
import { useEffect, useEffectEvent } from 'react'
import { toPackingSlip } from './order-view.ts'

export type PackingSlipsProps = {
  /** Whether slips are being printed. They are printed as soon as they are rendered. */
  open: boolean
  orders: readonly (Order | MerchantOrder)[]
  /** Called when the print dialog is closed. */
  onClose: () => void
}

/** The packing slips of orders, each on a page of its own. Only for print, instead of what the page prints otherwise. */
export function PackingSlips({ open, orders, onClose }: PackingSlipsProps) {
  const finish = useEffectEvent(onClose)
  useEffect(
    function printRenderedSlips() {
      if (!open) return
      const onAfterPrint = () => finish()
      // Some browsers return from `print` before the dialog is closed.
      addEventListener('afterprint', onAfterPrint, { once: true })
      window.print()
      return () => removeEventListener('afterprint', onAfterPrint)
    },
    [open],
  )
  return open ? (
    <div className="hidden print:block">
      {orders.map((order) => (
        <PackingSlip key={order._id} {...toPackingSlip(order)} className="not-last:break-after-page" />
      ))}
    </div>
  ) : null
}
