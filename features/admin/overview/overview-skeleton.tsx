import { Grid, LoadingRegion, Skeleton } from '@whirligig/ui'
import { TileGrid, WIDE_TILE } from './tile-grid.tsx'

const ids = ['orders', 'stock', 'reviews', 'applications', 'messages']

/** The placeholder of the overview while it is loading. */
export function OverviewSkeleton({ isAdmin }: { isAdmin: boolean }) {
  return (
    <LoadingRegion label="Loading the overview" className="grid grid-cols-1 gap-4">
      <TileGrid isAdmin={isAdmin}>
        {ids.slice(0, isAdmin ? 5 : 2).map((id, index) => (
          <Skeleton key={id} className={`h-31 w-full rounded-panel ${index === 4 ? WIDE_TILE : ''}`} />
        ))}
      </TileGrid>
      <Grid columns={2} gap={3} className="sm:gap-4">
        <Skeleton className="h-49 w-full rounded-panel" />
        <Skeleton className="h-49 w-full rounded-panel" />
      </Grid>
      <Grid className="xl:grid-cols-[3fr_2fr]">
        <Skeleton className="h-96 w-full rounded-panel" />
        <Skeleton className="h-96 w-full rounded-panel" />
      </Grid>
      <Grid columns={2} from="xl">
        <Skeleton className="h-101 w-full rounded-panel" />
        <Skeleton className="h-101 w-full rounded-panel" />
      </Grid>
    </LoadingRegion>
  )
}
