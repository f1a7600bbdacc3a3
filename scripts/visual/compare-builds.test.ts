import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compareBuilds } from './compare-builds.ts'
import { writeReport } from './report.ts'
import { summarize } from './summary.ts'

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
  function render(id) {
    component = id.split('--')[0]
    const chromatic = {
      video: { disableSnapshot: true, reason: 'it only moves' },
      menu: { modes: { desktop: { disable: true } } },
    }[component] ?? {}
    const element = document.createElement('div')
    element.id = component
    element.textContent = component === 'price' ? '$55.00 on ' + new Date().toDateString() : component
    document.body.replaceChildren(element)
    window.__STORYBOOK_PREVIEW__ = { currentRender: { id, phase: 'finished', story: { parameters: { chromatic } } } }
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

const compare = (after: string, { before = 'base', only = '', pages = 2 } = {}) =>
  compareBuilds({
    before: folder(before),
    after: folder(after),
    only,
    tolerance: 0,
    pages,
    viewports: [
      { mode: 'phone', width: 360, height: 400 },
      { mode: 'desktop', width: 1280, height: 400 },
    ],
  })

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
    expect(summarize(comparison)).toEqual({
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
    const { text, passed } = summarize(comparison)
    expect(passed).toBe(false)
    expect(text.split('\n').filter((line) => line.startsWith('CHANGED'))).toEqual([
      expect.stringMatching(/^CHANGED {2}Components\/Badge \/ Plain at 360 px: \d+ pixels$/),
      expect.stringMatching(/^CHANGED {2}Components\/Badge \/ Plain at 1280 px: \d+ pixels$/),
    ])
    expect(text).toContain('new      Components/Broken / Plain')
    expect(text).toContain('removed  Components/Gone / Plain')

    const page = readFileSync(writeReport(folder('report'), comparison), 'utf8')
    expect(page).toContain('<section data-component="Components/Badge">')
    expect(page).toContain('<option>Components/Badge</option>')
    for (const image of ['before', 'after', 'diff']) {
      expect(page).toContain(`src="badge--plain-360-light-${image}.png"`)
      expect(readFileSync(join(folder('report'), `badge--plain-360-light-${image}.png`)).length).toBeGreaterThan(100)
    }
  })

  it('ignores a difference that a previous story left behind, because it disappears in isolation', async () => {
    writeBuild('leaking', ['Badge', 'Price', 'Spinner'], LEAKING_IFRAME)
    const { text, passed } = summarize(await compare('leaking', { pages: 1 }))
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
    expect(summarize(both)).toMatchObject({
      passed: false,
      text: expect.stringContaining('BROKEN   Components/Broken / Plain at 360 px: [{"message":"boom"}]'),
    })
  })
})
