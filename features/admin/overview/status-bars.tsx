import type { OrderStatus, Overview } from '@whirligig/contract'
import { useDirection } from '@whirligig/ui'
import { Bar, BarChart, LabelList, Rectangle, XAxis, YAxis } from 'recharts'
import { STATUS_FILL } from './status-fill.ts'

/** A bar for each order status, with its number at the end. */
export function StatusBars({ statuses }: { statuses: Overview['statuses'] }) {
  const isMirrored = useDirection() === 'rtl'
  return (
    <BarChart
      responsive
      accessibilityLayer={false}
      data={statuses}
      layout="vertical"
      barCategoryGap="22%"
      margin={{ top: 0, right: isMirrored ? 0 : 44, bottom: 0, left: isMirrored ? 44 : 0 }}
      className="size-full"
    >
      <XAxis type="number" hide reversed={isMirrored} />
      <YAxis
        type="category"
        orientation={isMirrored ? 'right' : 'left'}
        dataKey="status"
        tick={{ className: 'fill-ink-soft text-sm forced-colors:fill-[CanvasText]' }}
        tickLine={false}
        axisLine={false}
        width={108}
      />
      <Bar
        dataKey="orders"
        isAnimationActive={false}
        shape={(bar) => {
          const { status }: { status: OrderStatus } = bar.payload
          return <Rectangle {...bar} radius={4} className={STATUS_FILL[status]} />
        }}
      >
        <LabelList
          dataKey="orders"
          position="right"
          offset={8}
          className="fill-ink text-sm font-semibold tabular-nums forced-colors:fill-[CanvasText]"
        />
      </Bar>
    </BarChart>
  )
}
