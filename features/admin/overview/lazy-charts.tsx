import { Skeleton } from '@whirligig/ui'
import { type ComponentType, lazy } from 'react'

/** Replaces a chart whose code could not be loaded, so that the page stays usable. */
const ChartLoadError = () => (
  <p className="grid h-full place-items-center text-center text-ink-soft">
    The chart could not be loaded. The table shows its numbers.
  </p>
)

/** The chart library is large. It loads with the first chart. */
const lazyChart = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (chart) => ({ default: chart }),
      () => ({ default: ChartLoadError }),
    ),
  )

export const SalesBars = lazyChart(async () => (await import('./sales-bars.tsx')).SalesBars)
export const StatusBars = lazyChart(async () => (await import('./status-bars.tsx')).StatusBars)

/** The placeholder of a chart that is loading. */
export const ChartSkeleton = () => <Skeleton className="size-full rounded-control" />
