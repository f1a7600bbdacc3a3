import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'

/**
 * The functions of React DOM that start the app. This module is part of React's own script (`build/chunk-groups.ts`), so that
 * React DOM is set up when that script runs, and not in the same task as the app.
 */
export const reactRoots = { createRoot, flushSync, hydrateRoot }
