import { formatCount, formatDate, formatPrice, type SalesDay } from '@whirligig/contract'
import { useDirection } from '@whirligig/ui'
import { Bar, BarChart, CartesianGrid, Rectangle, Tooltip, XAxis, YAxis } from 'recharts'
import { formatAxisPrice, formatShortDay, getTicks } from './chart-axis.ts'
import { ChartTooltip } from './chart-tooltip.tsx'

/** A bar for each day. Screen readers use the table of `SalesChart` instead. */
export function SalesBars({ sales }: { sales: readonly SalesDay[] }) {
  const isMirrored = useDirection() === 'rtl'
  return (
    <BarChart
      responsive
      accessibilityLayer={false}
      data={sales}
      barCategoryGap="18%"
      margin={{ top: 8, right: isMirrored ? 0 : 18, bottom: 0, left: isMirrored ? 18 : 0 }}
      className="size-full"
    >
      <CartesianGrid vertical={false} className="stroke-line" />
      <XAxis
        dataKey="day"
        reversed={isMirrored}
        tickFormatter={formatShortDay}
        tick={{ className: 'fill-ink-soft text-xs forced-colors:fill-[CanvasText]' }}
        tickLine={false}
        axisLine={{ className: 'stroke-line' }}
        tickMargin={8}
        ticks={getTicks(sales)}
        interval={0}
      />
      <YAxis
        orientation={isMirrored ? 'right' : 'left'}
        tickFormatter={formatAxisPrice}
        tick={{ className: 'fill-ink-soft text-xs tabular-nums forced-colors:fill-[CanvasText]' }}
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
            <ChartTooltip
              title={formatDate(day.day)}
              lines={[formatPrice(day.total), formatCount(day.orders, 'order')]}
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
