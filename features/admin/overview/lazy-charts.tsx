import { Skeleton } from '@whirligig/ui'
import { type ComponentType, lazy } from 'react'

/** A drawing that could not be fetched is no reason to lose the page: its numbers are there. */
const NoDrawing = () => (
  <p className="grid h-full place-items-center text-center text-ink-soft">
    The chart could not be loaded. Its numbers are in the table.
  </p>
)

/** A drawing from the chunk of the chart library. */
const drawing = <Props,>(of: (charts: typeof import('./charts.tsx')) => ComponentType<Props>) =>
  lazy<ComponentType<Props>>(() =>
    import('./charts.tsx').then(
      (charts) => ({ default: of(charts) }),
      () => ({ default: NoDrawing }),
    ),
  )

export const SalesBars = drawing((charts) => charts.SalesBars)
export const StatusBars = drawing((charts) => charts.StatusBars)

/** Keeps a drawing's place. */
export const DrawingSkeleton = () => <Skeleton className="size-full rounded-control" />
