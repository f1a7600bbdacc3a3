import { readdirSync, readFileSync } from 'node:fs'
import { clientPathPatterns, clientPaths, dashboardPathPatterns, dashboardPaths } from '@whirligig/contract'
import { describe, expect, it } from 'vitest'
import { PAGE_STATES, PAGES, type PageState } from './support/page-state-list.ts'

const read = (path: string) => readFileSync(`${import.meta.dirname}/../${path}`, 'utf8')

const STORIES = new Map(
  readdirSync(`${import.meta.dirname}/pages`)
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => [file.replace('.stories.tsx', ''), read(`stories/pages/${file}`)]),
)

const PATHS: Record<string, Readonly<Record<string, unknown>>> = {
  clientPaths,
  clientPathPatterns,
  dashboardPaths,
  dashboardPathPatterns,
}

/** The paths of the app’s route tables: `{ path: dashboardPaths.orders, …`. */
const ROUTES = ['app/src/routes.tsx', 'app/src/private-routes.tsx', 'app/src/dashboard/dashboard-routes.tsx'].flatMap(
  (file) =>
    [...read(file).matchAll(/\bpath: (\w+)\.(\w+)/g)].map(([, table = '', name = '']) => String(PATHS[table]?.[name])),
)

/** Whether a story opens a page of a route: `path: '/product/teddy-bears'` opens `/product/:slug`. */
function opensRoute(source: string, route: string): boolean {
  const [path = '', search] = route.split('?')
  const pattern = path.replace(/:\w+/g, '[^/\'"`]+') + (search ? `\\?${search}` : '')
  return new RegExp(`path: ['"\`]${pattern}(${search ? '' : '\\?'}[^'"\`]*)?['"\`]`).test(source)
}

const listStories = (source: string) => [...source.matchAll(/^export const (\w+): Story/gm)].map(([, name]) => name)

/** The routes of guests and members. */
const PUBLIC_ROUTES = ROUTES.filter(
  (route) => !route.startsWith(`${clientPaths.dashboard}/`) && route !== clientPaths.support,
)

it('finds the routes in the sources', () => {
  expect(ROUTES).toContain(clientPathPatterns.product)
  expect(ROUTES).toContain(clientPaths.sell)
  expect(ROUTES).toContain(dashboardPathPatterns.addressEdit)
})

it.each(ROUTES)('has a story for the route %s', (route) => {
  expect([...STORIES.values()].some((source) => opensRoute(source, route))).toBe(true)
})

it.each(PUBLIC_ROUTES)('lists the route %s with its states', (route) => {
  expect(PAGES.map((page) => page.route)).toContain(route)
})

describe.each(PAGES)('the stories of $route in $stories', ({ route, stories, omitted: leftOut }) => {
  const source = STORIES.get(stories) ?? ''
  const exported = listStories(source)

  it('open the page', () => {
    expect(opensRoute(source, route)).toBe(true)
  })

  it.each(PAGE_STATES)('include %s, or the list says why not', (state: PageState) => {
    if (leftOut[state]) expect(exported).not.toContain(state)
    else expect(exported).toContain(state)
  })
})
