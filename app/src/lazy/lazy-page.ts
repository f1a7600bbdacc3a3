import { type ComponentType, lazy } from 'react'

/** Creates a lazy component from a page module, which becomes its own chunk. Page modules export `Component`. */
export const lazyPage = <Props = object>(load: () => Promise<{ Component: ComponentType<Props> }>) =>
  lazy(async () => ({ default: (await load()).Component }))
