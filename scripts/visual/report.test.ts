import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CHROMIUM_ARGS, ensureBrowser } from '../browser.ts'
import { readReport, writeReport } from './report.ts'
import { createReport } from './report-data.ts'
import { createChange } from './test-changes.ts'

const createPicture = (color: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: color } })
    .png()
    .toBuffer()

let workDir: string
let browser: Browser
let page: Page

beforeAll(async () => {
  workDir = mkdtempSync(join(tmpdir(), 'whirligig-report-'))
  const [before, after, diff] = await Promise.all(['red', 'blue', 'white'].map(createPicture))
  if (!before || !after || !diff) throw new Error('A picture is missing.')
  const pictures = { before, after, diff, box: { x: 100, y: 50, width: 20, height: 10 } }
  const results = [createChange('menu', pictures), createChange('price', pictures), createChange('badge', pictures)]
  const accepted = [{ story: 'price', width: 1280, appearance: 'light', hash: 'hash' } as const]
  const comparison = { results, added: [], removed: [], same: [] }
  writeReport(workDir, comparison, createReport(comparison, [], accepted))
  browser = await chromium.launch({ executablePath: ensureBrowser(), args: CHROMIUM_ARGS })
}, 60_000)
afterAll(async () => {
  await browser?.close()
  rmSync(workDir, { recursive: true, force: true })
})
beforeEach(async () => {
  page = await browser.newPage()
  await page.goto(pathToFileURL(join(workDir, 'index.html')).href)
  return () => page.close()
})

/** The first group of the page. */
const group = () => page.locator('section').first()
const measure = (selector: string) => group().locator(selector).first().boundingBox()

describe('the report of visual changes', { timeout: 60_000 }, () => {
  it('shows before, after and difference side by side, cropped to the change', async () => {
    await group().getByAltText('before: Components/Menu / Plain, 1280 px').waitFor()
    expect(await group().locator('figcaption').allTextContents()).toEqual(['Before', 'After', 'Difference'])
    expect(await measure('.frame')).toMatchObject({ width: 20 + 2 * 24 + 2, height: 10 + 2 * 24 + 2 })
  })

  it('shows the whole picture, and larger', async () => {
    await page.getByLabel('Only what changed').uncheck()
    await page.getByLabel('Zoom').selectOption('200 %')
    expect(await measure('.frame')).toMatchObject({ width: 802, height: 602 })
  })

  it('lays one picture over the other', async () => {
    await page.getByLabel('Overlay').check()
    const images = group().locator('.frame').getByRole('img')
    expect(await images.count()).toBe(2)
    await page.getByLabel('Opacity').fill('20')
    expect(await images.last().evaluate((image) => getComputedStyle(image).opacity)).toBe('0.2')
  })

  it('moves between the pictures with a slider', async () => {
    await page.getByLabel('Slider').check()
    const slider = group().locator('img-comparison-slider')
    for (const picture of await slider.locator('.frame').all())
      await expect.poll(() => picture.boundingBox()).toMatchObject({ width: 20 + 2 * 24, height: 10 + 2 * 24 })
    const readValue = () => slider.evaluate((element): number => Reflect.get(element, 'value'))
    expect(await readValue()).toBe(50)
    await slider.focus()
    // It moves while the key is down.
    await page.keyboard.down('ArrowRight')
    await expect.poll(readValue).toBeGreaterThan(50)
    await page.keyboard.up('ArrowRight')
  })

  it('names the command that accepts the selected changes', async () => {
    expect(await page.getByText('accepted').count()).toBe(1)
    const accept = page.getByLabel('Accept')
    expect(await accept.count()).toBe(2)
    await accept.last().check()
    expect(await page.locator('output').textContent()).toBe('Run npm run visual -- --accept 3 and commit.')
  })

  it('can be read again', () => {
    expect(readReport(workDir).groups).toHaveLength(3)
    expect(() => readReport(join(workDir, 'none'))).toThrow(/contains no report\. Run `npm run visual` first/)
  })
})
