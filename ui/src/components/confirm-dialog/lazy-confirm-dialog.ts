import { lazyOnOpen } from '../../lib/lazy-on-open.tsx'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'

/** A `ConfirmDialog` whose code loads when the page is idle. Use it unless the dialog must also open without a connection. */
export const LazyConfirmDialog = lazyOnOpen<ConfirmDialogProps>(
  async () => (await import('./confirm-dialog.tsx')).ConfirmDialog,
  { whenIdle: true },
)
