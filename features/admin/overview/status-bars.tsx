import type { OrderStatus, Overview } from '@whirligig/contract'
import { Bar, BarChart, LabelList, Rectangle, XAxis, YAxis } from 'recharts'
import { STATUS_FILL } from './status-fill.ts'

/** A bar for each order status, with its number at the end. */
export function StatusBars({ statuses }: { statuses: Overview['statuses'] }) {
  return (
    <BarChart
      responsive
      accessibilityLayer={false}
      data={statuses}
      layout="vertical"
      barCategoryGap="22%"
      margin={{ top: 0, right: 44, bottom: 0, left: 0 }}
      className="size-full"
    >
      <XAxis type="number" hide />
      <YAxis
        type="category"
        dataKey="status"
        tick={{ className: 'fill-ink-soft text-sm' }}
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
          className="fill-ink text-sm font-semibold tabular-nums"
        />
      </Bar>
    </BarChart>
  )
}
