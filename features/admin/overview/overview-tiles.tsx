import { formatNumber, formatPrice, OVERVIEW, type Overview } from '@whirligig/contract'
import { Grid, StatTile } from '@whirligig/ui'
import { Boxes, Inbox, MessageSquareQuote, Package, Store } from 'lucide-react'
import type { OverviewLinks } from './overview-links.ts'
import { formatChange, sumSales } from './sales-summary.ts'
import { Sparkline } from './sparkline.tsx'
import { TileGrid, WIDE_TILE } from './tile-grid.tsx'

/** The sales of the period, compared with the one before. */
export function SalesTiles({ overview: { sales, previous } }: { overview: Overview }) {
  const { total, orders } = sumSales(sales)
  const days = sales.length
  return (
    <Grid columns={2} gap={3} className="sm:gap-4">
      <StatTile
        label="Sales"
        value={formatPrice(total)}
        delta={formatChange(total, previous.total, days)}
        hint={`Last ${days} days, before tax`}
        chart={<Sparkline values={sales.map((day) => day.total)} />}
      />
      <StatTile
        label="Orders"
        value={formatNumber(orders)}
        delta={formatChange(orders, previous.orders, days)}
        hint="Without cancelled orders"
        chart={<Sparkline values={sales.map((day) => day.orders)} />}
      />
    </Grid>
  )
}

/** What waits for staff now. Each tile opens the list that it counts. */
export function ToDoTiles({ overview, links }: { overview: Overview; links: OverviewLinks }) {
  const { waiting, lowStock, openOrders } = overview
  return (
    <TileGrid isAdmin={links.waiting !== undefined}>
      <StatTile
        label="Orders to ship"
        value={formatNumber(openOrders)}
        hint={openOrders > 0 ? 'Not all toys are shipped' : 'All are shipped'}
        href={links.openOrders}
        icon={<Package aria-hidden="true" />}
      />
      <StatTile
        label="Low stock"
        value={formatNumber(lowStock.count)}
        hint={`${OVERVIEW.lowStock} or fewer left`}
        href={links.lowStock}
        icon={<Boxes aria-hidden="true" />}
      />
      {waiting && links.waiting ? (
        <>
          <StatTile
            label="Reviews waiting"
            value={formatNumber(waiting.reviews)}
            hint={waiting.reviews > 0 ? 'Approve or reject' : 'None waiting'}
            href={links.waiting.reviews}
            icon={<MessageSquareQuote aria-hidden="true" />}
          />
          <StatTile
            label="Applications waiting"
            value={formatNumber(waiting.applications)}
            hint={waiting.applications > 0 ? 'Approve or reject' : 'None waiting'}
            href={links.waiting.applications}
            icon={<Store aria-hidden="true" />}
          />
          <StatTile
            label="Messages waiting"
            value={formatNumber(waiting.messages)}
            hint={waiting.messages > 0 ? 'Answer by mail' : 'All are answered'}
            href={links.waiting.messages}
            icon={<Inbox aria-hidden="true" />}
            className={WIDE_TILE}
          />
        </>
      ) : null}
    </TileGrid>
  )
}
