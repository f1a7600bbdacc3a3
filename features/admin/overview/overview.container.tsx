import { formatDate, type Overview } from '@whirligig/contract'
import { ErrorState, PageHeader } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { overviewAtom } from './atoms.ts'
import type { OverviewLinks } from './overview-links.ts'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { SalesChart } from './sales-chart.tsx'
import { StatusChart } from './status-chart.tsx'
import { Tiles } from './tiles.tsx'
import { BestSellers, LowStock } from './toy-lists.tsx'

export type { OverviewLinks }
export type OverviewContainerProps = { links: OverviewLinks }

/** How the shop, or a merchant's brand, has been doing, and where one acts on it. For staff only: others are refused. */
export function OverviewContainer({ links }: OverviewContainerProps) {
  const { data, status, refetch, isFetching } = useAtomValue(overviewAtom)
  const isAdmin = links.waiting !== undefined
  return (
    <section aria-labelledby="overview">
      <PageHeader
        level={2}
        title={<span id="overview">Overview</span>}
        meta={isAdmin ? 'The whole shop' : 'The toys of your brand'}
      />
      {data ? (
        <Filled overview={data} links={links} />
      ) : status === 'error' ? (
        <ErrorState text="The overview could not be loaded." onRetry={() => refetch()} loading={isFetching} />
      ) : (
        <OverviewSkeleton isAdmin={isAdmin} />
      )}
    </section>
  )
}

function Filled({ overview, links }: { overview: Overview; links: OverviewLinks }) {
  const { sales, statuses, bestSellers, lowStock, since } = overview
  return (
    <div className="grid gap-4">
      <Tiles overview={overview} links={links} />
      <div className="grid gap-4 xl:grid-cols-[3fr_2fr]">
        <SalesChart sales={sales} />
        <StatusChart statuses={statuses} />
      </div>
      <div className="grid gap-4 xl:grid-cols-2">
        <BestSellers toys={bestSellers} productHref={links.product} />
        <LowStock low={lowStock} productHref={links.product} />
      </div>
      <p className="text-sm text-ink-soft">
        Orders since {formatDate(since)}, in days of UTC. Cancelled toys do not count.
      </p>
    </div>
  )
}
