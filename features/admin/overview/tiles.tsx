import { formatPrice, OVERVIEW, type Overview } from '@whirligig/contract'
import { StatTile } from '@whirligig/ui'
import { Boxes, MessageSquareQuote, Package, Store } from 'lucide-react'
import type { OverviewLinks } from './overview-links.ts'
import { sumOf } from './rules.ts'
import { TileGrid } from './tile-grid.tsx'

const said = (n: number): string => n.toLocaleString('en-US')

/** What matters most, and where one acts on it. */
export function Tiles({ overview, links }: { overview: Overview; links: OverviewLinks }) {
  const { total, orders } = sumOf(overview.sales)
  const { waiting, lowStock } = overview
  return (
    <TileGrid isAdmin={links.waiting !== undefined}>
      <StatTile label="Sales" value={formatPrice(total)} hint={`In ${OVERVIEW.days} days, before tax`} />
      <StatTile
        label="Orders"
        value={said(orders)}
        hint="Not cancelled"
        href={links.orders}
        icon={<Package aria-hidden="true" />}
      />
      <StatTile
        label="Low stock"
        value={said(lowStock.count)}
        hint={`${OVERVIEW.lowStock} or fewer left`}
        href={links.products}
        icon={<Boxes aria-hidden="true" />}
      />
      {waiting && links.waiting ? (
        <>
          <StatTile
            label="Reviews waiting"
            value={said(waiting.reviews)}
            hint={waiting.reviews > 0 ? 'Approve or reject' : 'None to decide on'}
            href={links.waiting.reviews}
            icon={<MessageSquareQuote aria-hidden="true" />}
          />
          <StatTile
            label="Applications waiting"
            value={said(waiting.applications)}
            hint={waiting.applications > 0 ? 'Approve or reject' : 'None to decide on'}
            href={links.waiting.applications}
            icon={<Store aria-hidden="true" />}
          />
        </>
      ) : null}
    </TileGrid>
  )
}
