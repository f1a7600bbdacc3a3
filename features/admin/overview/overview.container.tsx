import { formatDate, type Overview } from '@whirligig/contract'
import { ErrorState, Grid, PageHeader, Stack, Text } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { overviewAtom } from './atoms.ts'
import { BestSellers } from './best-sellers.tsx'
import { LowStock } from './low-stock.tsx'
import type { OverviewLinks } from './overview-links.ts'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { SalesTiles, ToDoTiles } from './overview-tiles.tsx'
import { PeriodLinks } from './period-links.tsx'
import { SalesChart } from './sales-chart.tsx'
import { StatusChart } from './status-chart.tsx'

export type OverviewContainerProps = {
  links: OverviewLinks
  /** The length of the period, one of `OVERVIEW.periods`. */
  days: number
  /** The overview of another period. */
  periodHref: (days: number) => string
}

/** The sales figures of the shop, or of a merchant's brand. The server refuses it to customers. */
export function OverviewContainer({ links, days, periodHref }: OverviewContainerProps) {
  const { data, status, refetch, isFetching } = useAtomValue(overviewAtom(days))
  const isAdmin = links.waiting !== undefined
  return (
    <section aria-labelledby="overview">
      <PageHeader
        title={<span id="overview">Overview</span>}
        meta={isAdmin ? 'The whole shop' : 'Your brand'}
        actions={<PeriodLinks days={days} href={periodHref} />}
      />
      {data ? (
        <Content overview={data} links={links} />
      ) : status === 'error' ? (
        <ErrorState text="The overview could not be loaded." onRetry={() => refetch()} loading={isFetching} />
      ) : (
        <OverviewSkeleton isAdmin={isAdmin} />
      )}
    </section>
  )
}

function Content({ overview, links }: { overview: Overview; links: OverviewLinks }) {
  const { sales, statuses, bestSellers, lowStock, since } = overview
  return (
    <Stack>
      <ToDoTiles overview={overview} links={links} />
      <SalesTiles overview={overview} />
      <Grid className="xl:grid-cols-[3fr_2fr]">
        <SalesChart sales={sales} />
        <StatusChart statuses={statuses} days={sales.length} />
      </Grid>
      <Grid columns={2} from="xl">
        <BestSellers days={sales.length} products={bestSellers} productHref={links.product} />
        <LowStock lowStock={lowStock} productHref={links.product} />
      </Grid>
      <Text size="sm" tone="soft">
        Includes orders since {formatDate(since)} (UTC). Cancelled toys are not counted.
      </Text>
    </Stack>
  )
}
