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

/** Titles in order: a list belongs to the name before it. */
const titlesIn = (order: Order, above = ''): string[] =>
  order.flatMap((entry, index) => {
    if (typeof entry !== 'string') return titlesIn(entry, `${above}${order[index - 1]}/`)
    return Array.isArray(order[index + 1]) ? [] : [`${above}${entry}`]
  })

/** `icon-button` is called `Icon Button`. */
const named = (name: string) =>
  name.replace(/(^|-)(\w)/g, (_all, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase())

/** What a title may be, by where its file is. A role's pages have its name in front: `pages/admin-people`. */
function titlesOf(file: string): string[] {
  const path = file.replace('.stories.tsx', '').split('/')
  const name = path.at(-1) ?? ''
  const [role = '', ...rest] = name.split('-')
  if (path.length === 1) return [named(name)]
  if (path[0] === 'ui') return [`Components/${named(name)}`]
  if (path[0] !== 'pages') return [path.map(named).join('/')]
  return [
    ...['Storefront', 'Account', 'Dashboard', 'Support'].map((part) => `Pages/${part}/${named(name)}`),
    `Pages/Dashboard/${named(role)}/${named(rest.join('-'))}`,
  ]
}

describe.each(STORIES)('$file', ({ file, title, tags }) => {
  it('is titled as its folders and its name say', () => {
    expect(titlesOf(file)).toContain(title)
  })

  it('has a title of its own', () => {
    expect(STORIES.filter((other) => other.title === title)).toHaveLength(1)
  })

  it('has its place in the sidebar, in the order of .storybook/preview.tsx', () => {
    const listed = titlesIn(ORDER)
    expect(
      listed.some((place) => title === place || (/^Features\//.test(place) && title.startsWith(`${place}/`))),
    ).toBe(true)
  })

  it('says by `forViewport` which screen a story is made for', () => {
    // What names a screen in another way is compared on the others as well, where its play may fail.
    expect(read(file)).not.toMatch(/\bviewport:/)
  })

  it('is tagged with the role whose page it is', () => {
    const role = title.match(/^Pages\/Dashboard\/(Admin|Merchant)\//)?.[1]?.toLowerCase()
    if (role) expect(tags).toContain(`role:${role}`)
  })

  it('has tags that Welcome explains, or Storybook itself knows', () => {
    const explained = [...read('welcome.stories.tsx').matchAll(/name: '([\w:-]+)'/g)].map(([, name]) => name)
    for (const tag of tags) expect([...explained, 'autodocs']).toContain(tag.replace('!', ''))
  })
})

describe('the order of components', () => {
  const components = titlesIn(ORDER).flatMap((title) => title.match(/^Components\/(.*)/)?.[1] ?? [])
  const folders = components.map((name) => name.toLowerCase().replaceAll(' ', '-'))

  it('has each once', () => {
    const shown = STORIES.filter(({ file }) => file.startsWith('ui/')).map(({ title }) => title.split('/')[1])
    expect(components.toSorted()).toEqual(shown.toSorted())
  })

  it.each(folders)('%s stands behind all that it is made of', (folder) => {
    const sources = globSync(`../ui/src/components/${folder}/*.tsx`, { cwd: import.meta.dirname })
      .map(read)
      .join('\n')
    const parts = [...sources.matchAll(/from '\.\.\/([a-z-]+)\//g)].map(([, part = '']) => part)
    const later = folders.slice(folders.indexOf(folder) + 1)
    expect(later.filter((part) => parts.includes(part))).toEqual([])
  })
})
