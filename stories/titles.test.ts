import { globSync, readFileSync } from 'node:fs'
import { getStorySortParameter, loadCsf } from 'storybook/internal/csf-tools'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(`${import.meta.dirname}/${path}`, 'utf8')

const STORIES = globSync('**/*.stories.tsx', { cwd: import.meta.dirname }).map((file) => {
  const { meta } = loadCsf(read(file), { fileName: file, makeTitle: (title) => title ?? '' }).parse()
  return { file, title: meta.title ?? '', tags: meta.tags ?? [] }
})

type Order = readonly (string | Order)[]

/** The order of the sidebar, as Storybook reads it from the preview. */
const ORDER: Order = getStorySortParameter(read('../.storybook/preview.tsx')).order

/** Flattens the nested order into full titles. A nested list belongs to the name before it. */
const listTitles = (order: Order, parent = ''): string[] =>
  order.flatMap((entry, index) => {
    if (typeof entry !== 'string') return listTitles(entry, `${parent}${order[index - 1]}/`)
    return Array.isArray(order[index + 1]) ? [] : [`${parent}${entry}`]
  })

/** Formats a file name as in a title: `icon-button` → `Icon Button`. */
const toTitleCase = (name: string) =>
  name.replace(/(^|-)(\w)/g, (_all, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase())

/** Lists the titles that a file may have. The files of a role's pages start with the role: `pages/admin-people`. */
function listAllowedTitles(file: string): string[] {
  const path = file.replace('.stories.tsx', '').split('/')
  const name = path.at(-1) ?? ''
  const [role = '', ...rest] = name.split('-')
  if (path.length === 1) return [toTitleCase(name)]
  if (path[0] === 'ui') return [`Components/${toTitleCase(name)}`]
  if (path[0] !== 'pages') return [path.map(toTitleCase).join('/')]
  return [
    ...['Storefront', 'Account', 'Dashboard', 'Support'].map((part) => `Pages/${part}/${toTitleCase(name)}`),
    `Pages/Dashboard/${toTitleCase(role)}/${toTitleCase(rest.join('-'))}`,
  ]
}

describe.each(STORIES)('$file', ({ file, title, tags }) => {
  it('has the title of its folder and file name', () => {
    expect(listAllowedTitles(file)).toContain(title)
  })

  it('has a unique title', () => {
    expect(STORIES.filter((other) => other.title === title)).toHaveLength(1)
  })

  it('is listed in the order of .storybook/preview.tsx', () => {
    const isListed = (entry: string) => title === entry || (/^Features\//.test(entry) && title.startsWith(`${entry}/`))
    expect(listTitles(ORDER).some(isListed)).toBe(true)
  })

  it('sets the viewport of a story with `forViewport` only', () => {
    // Otherwise the story is also compared at other viewports, where its play may fail.
    expect(read(file)).not.toMatch(/\bviewport:/)
  })

  it('has the tag of its role', () => {
    const role = title.match(/^Pages\/Dashboard\/(Admin|Merchant)\//)?.[1]?.toLowerCase()
    if (role) expect(tags).toContain(`role:${role}`)
  })

  it('has only tags that the Welcome page explains or Storybook defines', () => {
    const explained = [...read('welcome.stories.tsx').matchAll(/name: '([\w:-]+)'/g)].map(([, name]) => name)
    for (const tag of tags) expect([...explained, 'autodocs']).toContain(tag.replace('!', ''))
  })
})

describe('the order of components in the sidebar', () => {
  const components = listTitles(ORDER).flatMap((title) => title.match(/^Components\/(.*)/)?.[1] ?? [])
  const folders = components.map((name) => name.toLowerCase().replaceAll(' ', '-'))

  it('lists every component once', () => {
    const documented = STORIES.filter(({ file }) => file.startsWith('ui/')).map(({ title }) => title.split('/')[1])
    expect(components.toSorted()).toEqual(documented.toSorted())
  })

  it.each(folders)('lists %s after the components it is composed of', (folder) => {
    const sources = globSync(`../ui/src/components/${folder}/*.tsx`, { cwd: import.meta.dirname })
      .map(read)
      .join('\n')
    const parts = [...sources.matchAll(/from '\.\.\/([a-z-]+)\//g)].map(([, part = '']) => part)
    const later = folders.slice(folders.indexOf(folder) + 1)
    expect(later.filter((part) => parts.includes(part))).toEqual([])
  })
})
