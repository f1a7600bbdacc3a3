import { Printer, ReceiptText } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { cx } from '../../lib/cx.ts'
import { Button } from '../button/button.tsx'
import { InvoiceSheet, type InvoiceSheetProps } from './invoice-sheet.tsx'

export type InvoiceProps = Omit<ComponentProps<'section'>, 'children'> &
  InvoiceSheetProps & {
    /** Whether the invoice is visible. It is always visible in print. */
    open: boolean
    /** Called with the new state. */
    onOpenChange: (open: boolean) => void
    /** Called when the user clicks `Print`. Without it there is no button. */
    onPrint?: () => void
  }

/**
 * An invoice with a button that shows and hides it. In print the invoice is always visible and the buttons are hidden.
 */
export function Invoice({ open, onOpenChange, onPrint, className, ...rest }: InvoiceProps) {
  const { orderNumber, orderId, orderedOn, customer, addressLines, items, price, tax, total, ...props } = rest
  const id = useId()
  return (
    <section aria-label="Invoice" className={cx('grid grid-cols-1 justify-items-start gap-4', className)} {...props}>
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
      <div id={id} className={cx('w-full print:block', !open && 'hidden')}>
        <InvoiceSheet {...{ orderNumber, orderId, orderedOn, customer, addressLines, items, price, tax, total }} />
      </div>
    </section>
  )
}
