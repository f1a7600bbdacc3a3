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

/** The paths of the app’s three route tables: `<Route path={toRelativePath(dashboardPaths.orders)} element=…`. */
const ROUTES = ['app/src/routes.tsx', 'app/src/secondary-routes.tsx', 'app/src/dashboard/dashboard-routes.tsx'].flatMap(
  (file) =>
    [...read(file).matchAll(/<Route path=\{(?:toRelativePath\(|`\$\{)?(\w+)\.(\w+)/g)].map(
      ([, table = '', name = '']) => String(PATHS[table]?.[name]),
    ),
)

/** Whether these stories open a page of that route: `/product/:slug` is opened by `path: '/product/teddy-bears'`. */
function opens(source: string, route: string): boolean {
  const [path = '', search] = route.split('?')
  const address = path.replace(/:\w+/g, '[^/\'"`]+') + (search ? `\\?${search}` : '')
  return new RegExp(`path: ['"\`]${address}(${search ? '' : '\\?'}[^'"\`]*)?['"\`]`).test(source)
}

const exportsOf = (source: string) => [...source.matchAll(/^export const (\w+): Story/gm)].map(([, name]) => name)

/** The routes of visitors and shoppers. */
const SHOPPERS = ROUTES.filter(
  (route) => !route.startsWith(`${clientPaths.dashboard}/`) && route !== clientPaths.support,
)

it('reads the routes', () => {
  expect(ROUTES).toContain(clientPathPatterns.product)
  expect(ROUTES).toContain(clientPaths.sell)
  expect(ROUTES).toContain(dashboardPathPatterns.addressEdit)
})

it.each(ROUTES)('the route %s has a story in stories/pages', (route) => {
  expect([...STORIES.values()].some((source) => opens(source, route))).toBe(true)
})

it.each(SHOPPERS)('the route %s is in the list of pages and their states', (route) => {
  expect(PAGES.map((page) => page.route)).toContain(route)
})

describe.each(PAGES)('the page $route of $stories', ({ route, stories, omitted: leftOut }) => {
  const source = STORIES.get(stories) ?? ''
  const exported = exportsOf(source)

  it('shows its page', () => {
    expect(opens(source, route)).toBe(true)
  })

  it.each(PAGE_STATES)('has a story %s, or a reason for having none', (state: PageState) => {
    if (leftOut[state]) expect(exported).not.toContain(state)
    else expect(exported).toContain(state)
  })
})
