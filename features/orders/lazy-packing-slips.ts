import { lazyOnOpen } from '@whirligig/ui'

export const loadPackingSlips = async () => (await import('./packing-slips.tsx')).PackingSlips

/** Loaded when the page is idle, so that the print dialog opens at once. */
export const LazyPackingSlips = lazyOnOpen(loadPackingSlips, { whenIdle: true })
