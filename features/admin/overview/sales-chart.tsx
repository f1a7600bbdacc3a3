import { formatDate, formatPrice, type SalesDay } from '@whirligig/contract'
import { ChartFrame, EmptyState, Table } from '@whirligig/ui'
import { Suspense } from 'react'
import { DrawingSkeleton, SalesBars } from './lazy-charts.tsx'
import { Panel } from './panel.tsx'
import { bestDay, salesSummary } from './rules.ts'

/** What was sold on each of the days. */
export function SalesChart({ sales }: { sales: readonly SalesDay[] }) {
  if (!bestDay(sales)) {
    return (
      <Panel title="Sales a day">
        <EmptyState compact text="No sales yet" hint={`Nothing has been sold in ${sales.length} days.`} />
      </Panel>
    )
  }
  return (
    <ChartFrame
      level={3}
      title="Sales a day"
      summary={salesSummary(sales)}
      table={
        <Table
          caption="Sales a day"
          rows={sales.toReversed()}
          rowKey={({ day }) => day}
          columns={[
            { id: 'day', header: 'Day', kind: 'title', cell: ({ day }) => formatDate(day) },
            { id: 'orders', header: 'Orders', align: 'end', cell: ({ orders }) => orders },
            { id: 'total', header: 'Sales', align: 'end', cell: ({ total }) => formatPrice(total) },
          ]}
        />
      }
    >
      <div className="h-64">
        <Suspense fallback={<DrawingSkeleton />}>
          <SalesBars sales={sales} />
        </Suspense>
      </div>
    </ChartFrame>
  )
}
