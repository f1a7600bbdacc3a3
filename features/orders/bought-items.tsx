import { formatPrice, type OrderLine } from '@whirligig/contract'
import { Picture } from '@whirligig/ui'
import { toLinePicture } from './order-view.ts'

/** What was bought, in short: picture, quantity, name and price of each line. */
export function BoughtItems({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <ul aria-label="What you bought" className="list-none divide-y divide-line border-b border-line p-0">
      {lines.map((line) => (
        <li key={line._id} className="flex items-center gap-3 py-2">
          <Picture {...toLinePicture(line)} sizes="33px" alt="" className="size-12 shrink-0 rounded-control" />
          <span className="min-w-0 flex-1 wrap-anywhere">
            <span className="tabular-nums">{line.quantity} ×</span> {line.name}
          </span>
          <span className="font-semibold whitespace-nowrap tabular-nums">{formatPrice(line.totalPrice)}</span>
        </li>
      ))}
    </ul>
  )
}
