import { lazyOnOpen } from '../../lib/lazy-on-open.tsx'
import type { DrawerProps } from './drawer.tsx'

/** A `Drawer` whose code loads when the page is idle. Use it if the page does not open with it. */
export const LazyDrawer = lazyOnOpen<DrawerProps>(async () => (await import('./drawer.tsx')).Drawer, { whenIdle: true })
