import { IconButton, Text } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { listedOrdersAtom } from './listed-orders.ts'

export type OrderNeighboursProps = {
  /** The order of the page. */
  id: string
  /** Opens another order instead of it. */
  onOpen: (id: string) => void
}

/** At an end of the list. A button that is `disabled` would lose the focus. */
const endClass = 'aria-disabled:cursor-not-allowed aria-disabled:text-ink-soft/60'

/** Leads staff from an order to the next one of the list that they come from. Shows nothing if they do not come from a list. */
export function OrderNeighbours({ id, onOpen }: OrderNeighboursProps) {
  const ids = useAtomValue(listedOrdersAtom)
  const index = ids.indexOf(id)
  if (index === -1 || ids.length === 1) return null
  const [previous, next] = [ids[index - 1], ids[index + 1]]
  return (
    <nav aria-label="Orders of the list" className="mb-2 flex items-center justify-end gap-1 print:hidden">
      <Text size="sm" tone="soft" role="status" className="me-1">
        {index + 1} of {ids.length} in the list
      </Text>
      <IconButton
        label="Previous order"
        icon={<ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />}
        aria-disabled={previous === undefined || undefined}
        className={endClass}
        onClick={() => previous && onOpen(previous)}
      />
      <IconButton
        label="Next order"
        icon={<ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />}
        aria-disabled={next === undefined || undefined}
        className={endClass}
        onClick={() => next && onOpen(next)}
      />
    </nav>
  )
}
