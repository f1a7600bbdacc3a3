import { lazyOnOpen } from '@whirligig/ui'

/** Loaded when the page is idle, so that the print dialog opens at once. */
export const LazyPackingSlips = lazyOnOpen(async () => (await import('./packing-slips.tsx')).PackingSlips, {
  whenIdle: true,
})
