// The chart library stands behind these two only, so that it is one chunk, fetched when there is something to draw.
export { SalesBars } from './sales-bars.tsx'
export { StatusBars } from './status-bars.tsx'
