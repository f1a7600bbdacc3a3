import { isPublicPath } from '@whirligig/contract'
import { type DataRouter, matchRoutes, type RouteObject } from 'react-router-dom'
import { findClientPath } from './link-clicks.ts'

async function preloadRoute({ lazy }: RouteObject): Promise<void> {
  if (typeof lazy === 'object') await lazy.Component?.()
}

/**
 * Loads the code of a page as soon as the pointer or the focus reaches a link to it, before the click.
 * @returns a function that stops it
 */
export function preloadOnIntent(router: DataRouter): () => void {
  const preloaded = new Set<string>()
  async function preload({ target }: Event): Promise<void> {
    const link = target instanceof Element ? target.closest('a[href]') : null
    const path = link instanceof HTMLAnchorElement ? findClientPath(link) : undefined
    if (path === undefined || preloaded.has(path)) return
    preloaded.add(path)
    await (isPublicPath(path) ? import('./loaders.ts') : import('../private-routes.tsx'))
    const matches = matchRoutes(router.routes, path) ?? []
    await Promise.all(matches.map(({ route }) => preloadRoute(route)))
  }
  // A click loads it again and reports the error.
  const onIntent = (event: Event) => void preload(event).catch(() => undefined)
  const events = ['pointerover', 'focusin', 'touchstart'] as const
  for (const event of events) addEventListener(event, onIntent, { passive: true })
  return () => {
    for (const event of events) removeEventListener(event, onIntent)
  }
}
