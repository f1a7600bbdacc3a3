import { matchRoutes, type RouteObject } from 'react-router-dom'

/**
 * Loads the code of the routes of a path, so that the first render is complete, as the server's was.
 * @returns the router's hydration data, with which it does not run the loaders again
 */
export async function loadMatchedPages(routes: RouteObject[], path: string) {
  const matches = matchRoutes(routes, path) ?? []
  await Promise.all(matches.map(({ route }) => loadPage(route)))
  return { loaderData: Object.fromEntries(matches.flatMap(({ route: { id } }) => (id ? [[id, null]] : []))) }
}

async function loadPage(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'object' || !route.lazy.Component) return
  route.Component = await route.lazy.Component()
  route.lazy = undefined // otherwise the router shows its fallback until it has loaded it again
}
