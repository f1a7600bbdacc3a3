import { formatPrice, OVERVIEW, type Overview } from '@whirligig/contract'
import { StatTile } from '@whirligig/ui'
import { Boxes, MessageSquareQuote, Package, Store } from 'lucide-react'
import type { OverviewLinks } from './overview-links.ts'
import { sumSales } from './sales-summary.ts'
import { TileGrid } from './tile-grid.tsx'

const formatNumber = (value: number): string => value.toLocaleString('en-US')

/** The key figures, with links to the pages behind them. */
export function OverviewTiles({ overview, links }: { overview: Overview; links: OverviewLinks }) {
  const { total, orders } = sumSales(overview.sales)
  const { waiting, lowStock } = overview
  return (
    <TileGrid isAdmin={links.waiting !== undefined}>
      <StatTile label="Sales" value={formatPrice(total)} hint={`Last ${OVERVIEW.days} days, before tax`} />
      <StatTile
        label="Orders"
        value={formatNumber(orders)}
        hint="Without cancelled orders"
        href={links.orders}
        icon={<Package aria-hidden="true" />}
      />
      <StatTile
        label="Low stock"
        value={formatNumber(lowStock.count)}
        hint={`${OVERVIEW.lowStock} or fewer left`}
        href={links.products}
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
        </>
      ) : null}
    </TileGrid>
  )
}
