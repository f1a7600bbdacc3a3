// Long because all tests compare builds of the same small page, which is below.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuildPictures, readBasePictures, writeBuildPictures } from './build-pictures.ts'
import { type Comparison, compareBuilds } from './compare-builds.ts'
import { createReport } from './report-data.ts'
import { summarize } from './summary.ts'
import { COMPARED_VIEWPORTS, formatMode } from './viewports.ts'

/** A page with the globals of Storybook's preview, which renders the story that is selected. */
const IFRAME = `<!doctype html><meta charset="utf-8">
<style>
  #badge { border: 1px solid black; padding: 4px; width: 80px }
  #price { font: 20px sans-serif }
  @keyframes turn { to { rotate: 360deg } }
  #spinner { width: 20px; height: 20px; background: red; animation: turn 300ms infinite linear }
</style>
<body><script>
  let component
  const loadStory = async ({ storyId }) => ({
    parameters: {
      chromatic: {
        video: { disableSnapshot: true, reason: 'it only moves' },
        menu: { modes: { desktop: { disable: true } } },
        columns: { modes: { phone: { disable: true } } },
      }[storyId.split('--')[0]],
    },
  })
  function render(id) {
    component = id.split('--')[0]
    const element = document.createElement('div')
    element.id = component
    element.textContent = component === 'price' ? '$55.00 on ' + new Date().toDateString() : component
    document.body.replaceChildren(element)
    const isPlaying = component === 'columns' && innerWidth < 1000
    window.__STORYBOOK_PREVIEW__ = { loadStory, currentRender: { id, phase: isPlaying ? 'playing' : 'finished' } }
  }
  window.__STORYBOOK_ADDONS_CHANNEL__ = {
    last: (event) => component === 'broken' && event === 'storyThrewException' ? [{ message: 'boom' }] : undefined,
    emit: (event, { storyId }) => event === 'setCurrentStory' && render(storyId),
  }
  render(new URLSearchParams(location.search).get('id'))
</script>`

/** Every story leaves its element on the page, which changes the next screenshot. */
const LEAKING_IFRAME = IFRAME.replace('replaceChildren(element)', 'append(element)')

let workDir: string
const folder = (name: string) => join(workDir, name)

/** Writes a build with one story per component. */
function writeBuild(name: string, components: string[], iframe = IFRAME) {
  mkdirSync(folder(name))
  const entries = components.map((component) => {
    const id = `${component.toLowerCase()}--plain`
    return [id, { type: 'story', id, title: `Components/${component}`, name: 'Plain', importPath: './a.tsx' }]
  })
  writeFileSync(join(folder(name), 'index.json'), JSON.stringify({ v: 5, entries: Object.fromEntries(entries) }))
  writeFileSync(join(folder(name), 'iframe.html'), iframe)
}

/** Every story has the same styles in both builds, and other code. */
const SAME_STYLES = {
  only: '',
  tolerance: 0,
  all: false,
  compareFiles: () => ({ hasSameStyles: true, isSame: false }),
  pages: 1,
  viewports: COMPARED_VIEWPORTS,
}

/** All stories are captured. */
const OTHER_FILES = { all: true, compareFiles: () => ({ hasSameStyles: false, isSame: false }) }

const compare = (after: string, { before = 'base', only = '', pages = 2 } = {}) =>
  compareBuilds({
    before: folder(before),
    after: folder(after),
    only,
    tolerance: 0,
    ...OTHER_FILES,
    pages,
    viewports: [
      { width: 360, height: 400, modes: [{ appearance: 'light', chromaticMode: 'phone' }] },
      { width: 1280, height: 400, modes: [{ appearance: 'light', chromaticMode: 'desktop' }] },
    ],
  })
const formatResult = ({ width, appearance, result }: Comparison['results'][number]) =>
  `${formatMode(width, appearance)} ${result.kind}`
const summarizeComparison = (comparison: Comparison) => summarize(createReport(comparison))

beforeAll(() => {
  workDir = mkdtempSync(join(tmpdir(), 'whirligig-visual-'))
  writeBuild('base', ['Badge', 'Price', 'Spinner', 'Video', 'Gone'])
  cpSync(folder('base'), folder('same'), { recursive: true })
  writeBuild('thicker', ['Badge', 'Price', 'Spinner', 'Broken'], IFRAME.replace('1px solid', '2px solid'))
})
afterAll(() => rmSync(workDir, { recursive: true, force: true }))

describe('compareBuilds', { timeout: 120_000 }, () => {
  it('finds no change between equal builds, even with animations', async () => {
    const comparison = await compare('same')
    expect(summarizeComparison(comparison)).toEqual({
      text: [
        'skipped  Components/Video / Plain at 360 px: it only moves',
        'skipped  Components/Video / Plain at 1280 px: it only moves',
        '10 screenshots compared: 0 changed, 0 broken',
      ].join('\n'),
      passed: true,
    })
  })

  it('names only the component whose border is one pixel thicker', async () => {
    const comparison = await compare('thicker')
    const { text, passed } = summarizeComparison(comparison)
    expect(passed).toBe(false)
    expect(text).toMatch(/^CHANGED {2}1\. Components\/Badge: 2 screenshots$/m)
    expect(text).toMatch(/^ {11}Components\/Badge \/ Plain at 360 px: \d+ pixels$/m)
    expect(text).toMatch(/^ {11}Components\/Badge \/ Plain at 1280 px: \d+ pixels$/m)
    expect(text).not.toContain('Components/Price')
    expect(text).toContain('new      Components/Broken / Plain')
    expect(text).toContain('removed  Components/Gone / Plain')
  })

  it('takes light, dark and forced-colours screenshots of one rendering', async () => {
    const style = (text: string, paper: string) =>
      IFRAME.replace('</style>', `:root[data-theme='dark'] { background: ${paper} } ${text}</style>`)
    writeBuild('themed', ['Badge'], style('', 'black'))
    writeBuild('themed-again', ['Badge'], style('@media (forced-colors) { #badge { margin: 9px } }', 'navy'))
    const { results } = await compareBuilds({
      before: folder('themed'),
      after: folder('themed-again'),
      only: '',
      tolerance: 0,
      ...OTHER_FILES,
      pages: 1,
      viewports: COMPARED_VIEWPORTS,
    })
    expect(results.map(formatResult)).toEqual([
      '360 px unchanged',
      '1280 px unchanged',
      '1280 px, dark changed',
      '1280 px, forced colours changed',
    ])
  })

  it('takes only light screenshots of the same markup with the same styles', async () => {
    const dark = "<style>:root[data-theme='dark'] .late { margin: 9px }"
    const withAttributes = (attributes: Record<string, string>, leftByEarlierStories = '') =>
      IFRAME.replace('<style>', dark).replace(
        'document.body.replaceChildren(element)',
        `Object.entries(${JSON.stringify(attributes)}).map(([name, value]) => element.setAttribute(name, value))
        document.body.replaceChildren(element)
        ${leftByEarlierStories}`,
      )
    const leftByEarlierStories = `
      element.setAttribute('aria-hidden', 'true')
      document.body.className = 'b a'
      document.documentElement.setAttribute('style', '')
      document.body.insertAdjacentHTML('beforeend', '<span id="recharts_measurement_span" hidden>$5</span>')`
    writeBuild(
      'ids',
      ['Badge'],
      withAttributes({ 'aria-labelledby': '_r_1_ _r_2_' }, "document.body.className = 'a b'"),
    )
    const later = withAttributes({ 'aria-labelledby': '_r_1a_ _r_1b_' }, leftByEarlierStories)
    writeBuild('later-ids', ['Badge'], later)
    writeBuild('late', ['Badge'], withAttributes({ 'aria-labelledby': '_r_1_ _r_2_', class: 'late' }))
    const compareWithSameStyles = async (after: string) => {
      const comparison = await compareBuilds({
        before: folder('ids'),
        after: folder(after),
        ...SAME_STYLES,
      })
      return { results: comparison.results.map(formatResult), summary: summarizeComparison(comparison).text }
    }
    const sameMarkup = await compareWithSameStyles('later-ids')
    expect(sameMarkup).toEqual({
      results: ['360 px unchanged', '1280 px unchanged', '1280 px, dark implied', '1280 px, forced colours implied'],
      summary: expect.stringMatching(
        /^2 screenshots in other colours not taken: .*\n2 screenshots compared: 0 changed/,
      ),
    })
    const otherMarkup = await compareWithSameStyles('late')
    expect(otherMarkup.results).toEqual([
      '360 px unchanged',
      '1280 px unchanged',
      '1280 px, dark changed',
      '1280 px, forced colours unchanged',
    ])
  })

  it('knows the markup with which the base looked the same in all modes', async () => {
    const withClass = (name: string) =>
      IFRAME.replace('document.body.replaceChildren', `element.className = '${name}'; document.body.replaceChildren`)
    writeBuild('named', ['Badge'], withClass('named'))
    writeBuild('renamed', ['Badge'], withClass('renamed'))
    const basePictures: BuildPictures = new Map()
    const compareRenamed = async () => {
      const { results } = await compareBuilds({
        before: folder('named'),
        after: folder('renamed'),
        ...SAME_STYLES,
        basePictures,
      })
      return results.map(({ result }) => result.kind)
    }
    expect(await compareRenamed()).toEqual(['unchanged', 'unchanged', 'unchanged', 'unchanged'])
    expect(await compareRenamed()).toEqual(['unchanged', 'unchanged', 'implied', 'implied'])
  })

  it('does not capture the base again for a story that looks as before', async () => {
    const basePictures: BuildPictures = new Map()
    const compareThicker = (before: string) =>
      compareBuilds({
        before: folder(before),
        after: folder('thicker'),
        only: '',
        tolerance: 0,
        ...OTHER_FILES,
        pages: 1,
        viewports: [{ width: 360, height: 400, modes: [{ appearance: 'light', chromaticMode: 'phone' }] }],
        basePictures,
      })
    const first = summarizeComparison(await compareThicker('base'))
    writeBuildPictures(folder('base'), basePictures)
    expect(readBasePictures(folder('base'), [])).toEqual(basePictures)
    // If this base were captured, its Price would have changed, too.
    writeBuild('changed-base', ['Badge', 'Price', 'Spinner', 'Gone'], IFRAME.replace('20px sans-serif', '30px serif'))
    const second = summarizeComparison(await compareThicker('changed-base'))
    expect(second.text).toContain('CHANGED  1. Components/Badge: 1 screenshot')
    expect(second.text).not.toContain('Components/Price')
    expect(second.text.split('\n').at(-1)).toBe(first.text.split('\n').at(-1))
  })

  it('ignores a difference that a previous story left behind, because it disappears in isolation', async () => {
    writeBuild('leaking', ['Badge', 'Price', 'Spinner'], LEAKING_IFRAME)
    const { text, passed } = summarizeComparison(await compare('leaking', { pages: 1 }))
    expect(passed).toBe(true)
    expect(text).toBe(
      [
        'removed  Components/Video / Plain',
        'removed  Components/Gone / Plain',
        '6 screenshots compared: 0 changed, 0 broken',
      ].join('\n'),
    )
  })

  it('continues with the next story after a broken one', async () => {
    writeBuild('broken-first', ['Broken', 'Badge'])
    writeBuild('broken-first-thicker', ['Broken', 'Badge'], IFRAME.replace('1px solid', '2px solid'))
    const { results } = await compare('broken-first-thicker', { before: 'broken-first', pages: 1 })
    expect(results.map(({ story, result }) => `${story.id} ${result.kind}`)).toEqual([
      'broken--plain broken',
      'broken--plain broken',
      'badge--plain changed',
      'badge--plain changed',
    ])
  })

  it('skips the viewports that a story is not made for', async () => {
    writeBuild('with-menu', ['Menu'])
    const { results } = await compare('with-menu', { before: 'with-menu' })
    expect(results.map(({ story, width }) => `${story.id} ${width}`)).toEqual(['menu--plain 360'])
  })

  it('does not wait for a story at a size that it is not made for', async () => {
    writeBuild('with-columns', ['Badge', 'Columns'])
    const { results } = await compare('with-columns', { before: 'with-columns', pages: 1 })
    const sizes = results.map(({ story, width }) => `${story.id} ${width}`)
    expect(sizes).toEqual(['badge--plain 360', 'badge--plain 1280', 'columns--plain 1280'])
  })

  it('does not capture stories that are built of the same files, and counts them', async () => {
    const comparison = await compareBuilds({
      before: folder('base'),
      after: folder('thicker'),
      only: '',
      tolerance: 0,
      pages: 1,
      viewports: [{ width: 360, height: 400, modes: [{ appearance: 'light', chromaticMode: 'phone' }] }],
      all: false,
      compareFiles: ({ id }) => ({ hasSameStyles: true, isSame: id !== 'badge--plain' }),
    })
    expect(comparison.results.map(({ story, result }) => `${story.id} ${result.kind}`)).toEqual([
      'badge--plain changed',
    ])
    expect(summarizeComparison(comparison).text).toContain('\n2 stories built of the same files not captured\n')
  })

  it('compares only the stories that match the filter', async () => {
    const { results } = await compare('thicker', { only: 'price' })
    expect(results.map(({ story, result }) => `${story.id} ${result.kind}`)).toEqual([
      'price--plain unchanged',
      'price--plain unchanged',
    ])
  })

  it('fails if a story cannot be rendered', async () => {
    writeBuild('with-broken', ['Broken'])
    const both = await compare('with-broken', { before: 'with-broken' })
    expect(summarizeComparison(both)).toMatchObject({
      passed: false,
      text: expect.stringContaining('BROKEN   Components/Broken / Plain at 360 px: [{"message":"boom"}]'),
    })
  })
})
