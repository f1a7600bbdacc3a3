import type { Overview } from '@whirligig/contract'
import { ChartFrame, EmptyState, Table } from '@whirligig/ui'
import { Suspense } from 'react'
import { DrawingSkeleton, StatusBars } from './lazy-charts.tsx'
import { Panel } from './panel.tsx'
import { statusSummary } from './rules.ts'

/** How many orders stand where. */
export function StatusChart({ statuses }: { statuses: Overview['statuses'] }) {
  if (statuses.every(({ orders }) => orders === 0)) {
    return (
      <Panel title="Orders by status">
        <EmptyState compact text="No orders yet" hint="Where they stand will show here." />
      </Panel>
    )
  }
  return (
    <ChartFrame
      level={3}
      title="Orders by status"
      summary={statusSummary(statuses)}
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
      <div className="h-64">
        <Suspense fallback={<DrawingSkeleton />}>
          <StatusBars statuses={statuses} />
        </Suspense>
      </div>
    </ChartFrame>
  )
}
