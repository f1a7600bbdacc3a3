import { formatDate, formatPrice, type SalesDay } from '@whirligig/contract'
import { Bar, BarChart, CartesianGrid, Rectangle, Tooltip, XAxis, YAxis } from 'recharts'
import { ChartTip } from './chart-tip.tsx'
import { axisPrice, counted, shortDay, weekly } from './rules.ts'

/** A bar a day. Nothing in it moves; its numbers are in the table beside it. */
export function SalesBars({ sales }: { sales: readonly SalesDay[] }) {
  return (
    <BarChart
      responsive
      accessibilityLayer={false}
      data={sales}
      barCategoryGap="18%"
      margin={{ top: 8, right: 18, bottom: 0, left: 0 }}
      className="size-full"
    >
      <CartesianGrid vertical={false} className="[&_line]:stroke-line" />
      <XAxis
        dataKey="day"
        tickFormatter={shortDay}
        tick={{ className: 'fill-ink-soft text-xs' }}
        tickLine={false}
        axisLine={{ className: 'stroke-line' }}
        tickMargin={8}
        ticks={weekly(sales)}
        interval={0}
      />
      <YAxis
        tickFormatter={axisPrice}
        tick={{ className: 'fill-ink-soft text-xs tabular-nums' }}
        tickLine={false}
        axisLine={false}
        allowDecimals={false}
        width="auto"
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ className: 'fill-sun-pale' }}
        content={({ active, payload }) => {
          const day: SalesDay | undefined = active ? payload[0]?.payload : undefined
          if (!day) return null
          return (
            <ChartTip
              title={formatDate(day.day)}
              lines={[formatPrice(day.total), counted(day.orders, 'order', 'orders')]}
            />
          )
        }}
      />
      <Bar
        dataKey="total"
        isAnimationActive={false}
        shape={(bar) => <Rectangle {...bar} radius={[4, 4, 0, 0]} className="fill-lagoon" />}
      />
    </BarChart>
  )
}
