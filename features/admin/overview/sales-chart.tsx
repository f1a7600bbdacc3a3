import { formatDate, formatPrice, type SalesDay } from '@whirligig/contract'
import { Card, ChartFrame, EmptyState, Table } from '@whirligig/ui'
import { Suspense } from 'react'
import { ChartSkeleton, SalesBars } from './lazy-charts.tsx'
import { findBestDay, summarizeSales } from './sales-summary.ts'

/** The sales of each day, as a chart and as a table. */
export function SalesChart({ sales }: { sales: readonly SalesDay[] }) {
  if (!findBestDay(sales)) {
    return (
      <Card title="Sales per day">
        <EmptyState compact text="No sales yet" hint={`Nothing was sold in the last ${sales.length} days.`} />
      </Card>
    )
  }
  return (
    <ChartFrame
      level={2}
      title="Sales per day"
      summary={summarizeSales(sales)}
      table={
        <Table
          caption="Sales per day"
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
      <div dir="ltr" className="h-64">
        <Suspense fallback={<ChartSkeleton />}>
          <SalesBars sales={sales} />
        </Suspense>
      </div>
    </ChartFrame>
  )
}
