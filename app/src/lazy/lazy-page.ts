import { type ComponentType, lazy } from 'react'

/** A page in a chunk of its own. Pages export `Component`. */
export const lazyPage = (load: () => Promise<{ Component: ComponentType }>) =>
  lazy(async () => ({ default: (await load()).Component }))
