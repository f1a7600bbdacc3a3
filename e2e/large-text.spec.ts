import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, findFastBrowser } from '../scripts/browser.ts'
import { waitForImagesAndFonts } from '../scripts/visual/screenshot.ts'
import { loadSettings } from '../scripts/visual/story-page.ts'
import { STORYBOOK_DIR, test } from './support/storybook.ts'

const ROOT = join(import.meta.dirname, '..')

const HOME = 'pages-storefront-home--with-data'

/** States that look the same on all pages, stories that end on another page, and those with a request that never ends. */
const REPEATED =
  /--(loading.*|loads-independently-of-account|bad-request-400|unauthorized-401|forbidden-403|not-found-404|server-unreachable|redirects-.*|hidden-.*)$/

// The browser's own text size, twice the default of 16 px. Breakpoints grow with it, as for a reader who sets it.
test.use({
  storyContext: { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' },
  launchOptions: { executablePath: findFastBrowser(), args: [...CHROMIUM_ARGS, '--blink-settings=defaultFontSize=32'] },
})

let storybook: Page | undefined

type StoryIndex = { entries: Record<string, { id: string; type: string; importPath: string }> }

for (const file of globSync('stories/pages/*.stories.tsx', { cwd: ROOT })) {
  test(`with text at 200 % on a phone, ${file} does not scroll sideways`, async ({ openStory }) => {
    const index: StoryIndex = JSON.parse(readFileSync(join(STORYBOOK_DIR, 'index.json'), 'utf8'))
    const stories = Object.values(index.entries).filter(
      ({ id, type, importPath }) => type === 'story' && importPath === `./${file}` && !REPEATED.test(id),
    )
    test.setTimeout(60_000 + 20_000 * stories.length)
    // The tests of a worker share the page, which needs to be open before a story's settings are read.
    storybook ??= await openStory(HOME)
    for (const { id } of stories) {
      const { chromatic } = await storybook.evaluate(loadSettings, id)
      if (chromatic?.modes?.phone?.disable) continue
      const page = await openStory(id)
      await waitForImagesAndFonts(page)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, id).toBe(360)
    }
  })
}

test('with text at 200 % on a phone, the header has two rows', async ({ openStory }) => {
  const page = await openStory(HOME)
  await waitForImagesAndFonts(page)
  const rows = await page.locator('header').evaluate((header) => {
    const parts = [...header.querySelectorAll(':scope > div > *')].map((part) => part.getBoundingClientRect())
    const boxes = parts.filter(({ height }) => height > 0).toSorted((a, b) => a.top - b.top)
    return boxes.filter(({ top }, index) => boxes.slice(0, index).every(({ bottom }) => bottom <= top)).length
  })
  expect(rows).toBe(2)
})

test('with text at 200 % on a phone, the links to providers take the space that is reserved for them', async ({
  openStory,
}) => {
  const readHeight = async (story: string) => {
    const page = await openStory(`actions-provider-links--${story}`)
    return page.locator('#storybook-root').evaluate((root) => root.scrollHeight)
  }
  expect(await readHeight('reserves-space-when-empty')).toBe(await readHeight('default'))
})

test('with text at 200 % on a phone, the count of unread messages covers no icon', async ({ openStory }) => {
  const page = await openStory('pages-support-support--unread-counts-cover-no-icon-on-phone')
  const badge = await page.locator('header .rounded-full:has-text("unread messages"):visible').boundingBox()
  const icon = await page.getByRole('button', { name: 'Menu', exact: true }).locator('svg').boundingBox()
  expect((badge?.y ?? 0) + (badge?.height ?? 0)).toBeLessThanOrEqual(icon?.y ?? 0)
})

test('with text at 200 % on a phone, there is room for messages', async ({ openStory }) => {
  const page = await openStory('pages-support-support--with-data')
  const log = await page.getByRole('region', { name: 'Messages with Support' }).boundingBox()
  expect(log?.height).toBeGreaterThan(300)
})

test('with text at 200 % on a phone, the cart drawer breaks no word', async ({ openStory }) => {
  const page = await openStory('features-cart-cart-drawer--signed-in')
  const line = page.getByRole('dialog', { name: 'Shopping Cart' }).getByRole('listitem').first()
  const name = line.getByRole('link', { name: 'Teddy Bears' })
  // One line of text. Beside the picture, there was space for one letter.
  expect((await name.boundingBox())?.height).toBeLessThan(100)
  const more = await line.getByRole('button', { name: 'One more' }).boundingBox()
  const box = await line.boundingBox()
  expect(more && box && more.x + more.width - box.x).toBeLessThanOrEqual(box?.width ?? 0)
})

test('with text at 200 % on a phone, the title of a dialog breaks no word', async ({ openStory }) => {
  const page = await openStory('overlays-dialog--default')
  const title = await page.getByRole('heading', { name: 'Rename this view' }).boundingBox()
  // Two lines of text. Beside the close button, there was space for half a word.
  expect(title?.height).toBeLessThan(120)
})
