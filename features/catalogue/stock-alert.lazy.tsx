import { lazySection, Skeleton } from '@whirligig/ui'

/** The request for a mail, which few product pages show. */
export const LazyStockAlert = lazySection(
  async () => (await import('./stock-alert.container.tsx')).StockAlertContainer,
  { fallback: <Skeleton className="h-56 w-full rounded-panel" />, className: 'w-full' },
)
