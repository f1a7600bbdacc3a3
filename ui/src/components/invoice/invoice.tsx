import { Printer, ReceiptText } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { cx } from '../../lib/cx.ts'
import { Button } from '../button/button.tsx'
import { InvoiceSheet, type InvoiceSheetProps } from './invoice-sheet.tsx'

export type InvoiceProps = Omit<ComponentProps<'section'>, 'children'> &
  InvoiceSheetProps & {
    /** Whether the sheet is shown. */
    open: boolean
    /** Gets what should be true from now on. */
    onOpenChange: (open: boolean) => void
    /** Without it there is no Print button. */
    onPrint?: () => void
  }

/** The invoice behind its toggle. Printed, it is always there, and its buttons are not. */
export function Invoice({ open, onOpenChange, onPrint, className, ...rest }: InvoiceProps) {
  const { orderId, items, price, tax, total, ...props } = rest
  const id = useId()
  return (
    <section aria-label="Invoice" className={cx('grid justify-items-start gap-4', className)} {...props}>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button
          variant="secondary"
          size="sm"
          icon={<ReceiptText aria-hidden="true" className="size-5" />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => onOpenChange(!open)}
        >
          {open ? 'Hide Invoice' : 'Show Invoice'}
        </Button>
        {open && onPrint ? (
          <Button variant="quiet" size="sm" icon={<Printer aria-hidden="true" className="size-5" />} onClick={onPrint}>
            Print
          </Button>
        ) : null}
      </div>
      <div id={id} className={cx('w-full max-w-xl print:block print:max-w-none', !open && 'hidden')}>
        <InvoiceSheet orderId={orderId} items={items} price={price} tax={tax} total={total} />
      </div>
    </section>
  )
}
