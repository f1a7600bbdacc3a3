import type { Overview } from '@whirligig/contract'
import { Card, ChartFrame, EmptyState, Table } from '@whirligig/ui'
import { Suspense } from 'react'
import { ChartSkeleton, StatusBars } from './lazy-charts.tsx'
import { summarizeStatuses } from './sales-summary.ts'

/** The number of orders in each status, as a chart and as a table. */
export function StatusChart({ statuses, days }: { statuses: Overview['statuses']; days: number }) {
  if (statuses.every(({ orders }) => orders === 0)) {
    return (
      <Card title="Orders by status">
        <EmptyState compact text="No orders yet" hint="New orders will appear here." />
      </Card>
    )
  }
  return (
    <ChartFrame
      level={2}
      title="Orders by status"
      summary={summarizeStatuses(statuses, days)}
      table={
        <Table
          caption="Orders by status"
          rows={statuses}
          rowKey={({ status }) => status}
          columns={[
            { id: 'status', header: 'Status', kind: 'title', cell: ({ status }) => status },
            { id: 'orders', header: 'Orders', align: 'end', cell: ({ orders }) => orders },
          ]}
        />
      }
    >
      <div dir="ltr" className="h-64">
        <Suspense fallback={<ChartSkeleton />}>
          <StatusBars statuses={statuses} />
        </Suspense>
      </div>
    </ChartFrame>
  )
}
