import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeReport } from './report.ts'
import { run } from './run.ts'
import { summary } from './summary.ts'

/** A page that says of itself what Storybook's preview does, and draws one of its components after the other. */
const IFRAME = `<!doctype html><meta charset="utf-8">
<style>
  #badge { border: 1px solid black; padding: 4px; width: 80px }
  #price { font: 20px sans-serif }
  @keyframes turn { to { rotate: 360deg } }
  #spinner { width: 20px; height: 20px; background: red; animation: turn 300ms infinite linear }
</style>
<body><script>
  let component
  function draw(id) {
    component = id.split('--')[0]
    const chromatic = {
      video: { disableSnapshot: true, reason: 'it plays' },
      menu: { modes: { desktop: { disable: true } } },
    }[component] ?? {}
    const box = document.createElement('div')
    box.id = component
    box.textContent = component === 'price' ? '$55.00 on ' + new Date().toDateString() : component
    document.body.replaceChildren(box)
    window.__STORYBOOK_PREVIEW__ = { currentRender: { id, phase: 'finished', story: { parameters: { chromatic } } } }
  }
  window.__STORYBOOK_ADDONS_CHANNEL__ = {
    last: (event) => component === 'broken' && event === 'storyThrewException' ? [{ message: 'boom' }] : undefined,
    emit: (event, { storyId }) => event === 'setCurrentStory' && draw(storyId),
  }
  draw(new URLSearchParams(location.search).get('id'))
</script>`

/** What is drawn there leaves a mark on what is drawn in its place. */
const MARKING = IFRAME.replace('replaceChildren(box)', 'append(box)')

let work: string
const folder = (name: string) => join(work, name)

/** Writes a build with these components. */
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
  run({
    before: folder(before),
    after: folder(after),
    only,
    tolerance: 0,
    pages,
    sizes: [
      { mode: 'phone', width: 360, height: 400 },
      { mode: 'desktop', width: 1280, height: 400 },
    ],
  })

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'whirligig-visual-'))
  writeBuild('base', ['Badge', 'Price', 'Spinner', 'Video', 'Gone'])
  cpSync(folder('base'), folder('same'), { recursive: true })
  writeBuild('thicker', ['Badge', 'Price', 'Spinner', 'Broken'], IFRAME.replace('1px solid', '2px solid'))
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

describe('two builds', { timeout: 120_000 }, () => {
  it('without a change show none, whatever moves', async () => {
    const comparison = await compare('same')
    expect(summary(comparison)).toEqual({
      text: [
        'skipped  Components/Video / Plain at 360 px: it plays',
        'skipped  Components/Video / Plain at 1280 px: it plays',
        '10 pictures compared: 0 changed, 0 broken',
      ].join('\n'),
      good: true,
    })
  })

  it('with a border one pixel thicker name the component, and only that', async () => {
    const comparison = await compare('thicker')
    const { text, good } = summary(comparison)
    expect(good).toBe(false)
    expect(text.split('\n').filter((line) => line.startsWith('CHANGED'))).toEqual([
      expect.stringMatching(/^CHANGED {2}Components\/Badge \/ Plain at 360 px: \d+ pixels$/),
      expect.stringMatching(/^CHANGED {2}Components\/Badge \/ Plain at 1280 px: \d+ pixels$/),
    ])
    expect(text).toContain('new      Components/Broken / Plain')
    expect(text).toContain('removed  Components/Gone / Plain')

    const page = readFileSync(writeReport(folder('report'), comparison), 'utf8')
    expect(page).toContain('<section data-component="Components/Badge">')
    expect(page).toContain('<option>Components/Badge</option>')
    for (const which of ['before', 'after', 'difference']) {
      expect(page).toContain(`src="badge--plain-360-${which}.png"`)
      expect(readFileSync(join(folder('report'), `badge--plain-360-${which}.png`)).length).toBeGreaterThan(100)
    }
  })

  it('do not differ by what a story leaves behind: it is shot alone before a change is believed', async () => {
    writeBuild('marking', ['Badge', 'Price', 'Spinner'], MARKING)
    const { text, good } = summary(await compare('marking', { pages: 1 }))
    expect(good).toBe(true)
    expect(text).toBe(
      [
        'removed  Components/Video / Plain',
        'removed  Components/Gone / Plain',
        '6 pictures compared: 0 changed, 0 broken',
      ].join('\n'),
    )
  })

  it('go on with the next story where one is broken', async () => {
    writeBuild('broken-first', ['Broken', 'Badge'])
    writeBuild('broken-first-thicker', ['Broken', 'Badge'], IFRAME.replace('1px solid', '2px solid'))
    const { results } = await compare('broken-first-thicker', { before: 'broken-first', pages: 1 })
    expect(results.map(({ story, verdict }) => `${story.id} ${verdict.kind}`)).toEqual([
      'broken--plain broken',
      'broken--plain broken',
      'badge--plain changed',
      'badge--plain changed',
    ])
  })

  it('are not compared on a screen that a story is not made for', async () => {
    writeBuild('with-menu', ['Menu'])
    const { results } = await compare('with-menu', { before: 'with-menu' })
    expect(results.map(({ story, width }) => `${story.id} ${width}`)).toEqual(['menu--plain 360'])
  })

  it('are compared only where they are asked to', async () => {
    const { results } = await compare('thicker', { only: 'price' })
    expect(results.map(({ story, verdict }) => `${story.id} ${verdict.kind}`)).toEqual([
      'price--plain same',
      'price--plain same',
    ])
  })

  it('fail where a story cannot be drawn', async () => {
    writeBuild('with-broken', ['Broken'])
    const both = await compare('with-broken', { before: 'with-broken' })
    expect(summary(both)).toMatchObject({
      good: false,
      text: expect.stringContaining('BROKEN   Components/Broken / Plain at 360 px: [{"message":"boom"}]'),
    })
  })
})
