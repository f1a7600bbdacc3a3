import { globSync, readFileSync } from 'node:fs'
import { getStorySortParameter, loadCsf } from 'storybook/internal/csf-tools'
import { describe, expect, it } from 'vitest'
import { COMPONENT_GROUPS } from './support/component-groups.ts'

const read = (path: string) => readFileSync(`${import.meta.dirname}/${path}`, 'utf8')

const STORIES = globSync('**/*.stories.tsx', { cwd: import.meta.dirname }).map((path) => {
  const file = path.replaceAll('\\', '/')
  const { meta } = loadCsf(read(file), { fileName: file, makeTitle: (title) => title ?? '' }).parse()
  return { file, title: meta.title ?? '', tags: meta.tags ?? [] }
})

/** The groups of the sidebar in their order, as Storybook reads them from the preview. */
const ORDER: string[] = getStorySortParameter(read('../.storybook/preview.tsx')).order.flat(Number.POSITIVE_INFINITY)

/** Formats a file name as in a title: `icon-button` → `Icon Button`. */
const toTitleCase = (name: string) =>
  name.replace(/(^|-)(\w)/g, (_all, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase())

/** The file with the title of a component. A folder beside it has more of its stories: `ui/table/selection` → `ui/table`. */
const getMainFile = (file: string) => file.replace(/^(ui\/[\w-]+)\/[\w-]+(?=\.stories)/, '$1')

/** Lists the titles that a file may have. The files of a role's pages start with the role: `pages/admin-people`. */
function listAllowedTitles(file: string): string[] {
  const main = getMainFile(file)
  if (main !== file) return STORIES.filter((each) => each.file === main).map((each) => each.title)
  const path = file.replace('.stories.tsx', '').split('/')
  const name = path.at(-1) ?? ''
  const [role = '', ...rest] = name.split('-')
  if (path.length === 1) return [toTitleCase(name)]
  if (path[0] === 'ui') return COMPONENT_GROUPS.map((group) => `${group}/${toTitleCase(name)}`)
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

  it('has a title that no other component, screen or page has', () => {
    const others = STORIES.filter((other) => getMainFile(other.file) !== getMainFile(file))
    expect(others.map((other) => other.title)).not.toContain(title)
  })

  it('is in a group that .storybook/preview.tsx puts in order', () => {
    expect(ORDER).toContain(title.split('/')[0])
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

it('the sidebar has the groups of components in their order', () => {
  expect(ORDER.filter((name) => COMPONENT_GROUPS.some((group) => group === name))).toEqual([...COMPONENT_GROUPS])
})
