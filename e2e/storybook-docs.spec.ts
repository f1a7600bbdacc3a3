import { test as base, expect } from '@playwright/test'
import { serveFolder } from '../scripts/visual/serve-folder.ts'
import type { StoryWindow } from '../scripts/visual/story-page.ts'
import { findViolations } from './support/axe.ts'
import { STORYBOOK_DIR } from './support/storybook.ts'

const test = base.extend<object, { url: string }>({
  url: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured argument.
    async ({}, use) => {
      const server = await serveFolder(STORYBOOK_DIR)
      await use(server.url)
      server.close()
    },
    { scope: 'worker' },
  ],
})
// The first page loads Storybook without a cache.
test.slow()

const getDocsUrl = (url: string, id: string, globals = '') =>
  `${url}/iframe.html?viewMode=docs&id=${id}--docs&globals=${globals}`

test('a docs page keeps the direction of the toolbar when one of its stories is right to left', async ({
  page,
  url,
}) => {
  await page.goto(getDocsUrl(url, 'navigation-breadcrumbs'))
  await expect(page.locator('.sb-story [dir=rtl]').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})

test('a frame of a docs page has the width of its viewport', async ({ page, url }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(getDocsUrl(url, 'commerce-category-tiles'))
  const frames = page.locator('iframe[id^="iframe--"]')
  await expect(frames.nth(0)).toHaveCSS('width', '768px')
  await expect(frames.nth(1)).toHaveCSS('width', '360px')
})

test('a docs page and its frames have the direction of the toolbar', async ({ page, url }) => {
  await page.goto(getDocsUrl(url, 'overlays-menu', 'direction:rtl'))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const frame = page.frameLocator('iframe[id^="iframe--"]').first()
  await expect(frame.getByRole('menu')).toBeVisible()
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('menus that are open in frames take no focus and do not scroll the docs page', async ({ page, url }) => {
  await page.goto(getDocsUrl(url, 'overlays-menu'))
  await expect(page.frameLocator('iframe[id^="iframe--"]').first().getByRole('menu')).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('docs pages fit a phone', async ({ page, url }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [id, lastText] of [
    ['data-table', 'type TableColumn'], // long types
    ['feedback-toast', 'Connection Banner'], // long code in its text
  ] as const) {
    await page.goto(getDocsUrl(url, id))
    await expect(page.getByText(lastText).last()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }
})

test('a component for phones is shown as on a phone', async ({ page, url }) => {
  await page.goto(getDocsUrl(url, 'commerce-purchase-bar'))
  const frame = page.frameLocator('iframe[id^="iframe--"]').first()
  await expect(frame.getByRole('button', { name: 'Add To Cart' })).toBeInViewport({ ratio: 1 })
})

test('a docs page lists its contents on a desktop', async ({ page, url }) => {
  await page.goto(getDocsUrl(url, 'data-table'))
  await expect(page.getByText('type TableColumn')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 900 })
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents.getByRole('link').first()).toHaveText('Import')
  await expect(contents.getByRole('link', { name: 'Accessibility' })).toBeVisible()
})

for (const [id, story, component] of [
  ['navigation-tabs', 'second-selected', 'Tabs'],
  ['feedback-skeleton', 'list', 'ListSkeleton'],
] as const)
  test(`the code of ${id}--${story} is JSX with the import of ${component}`, async ({ page, url }) => {
    await page.goto(getDocsUrl(url, id))
    const sample = page
      .locator('section')
      .filter({ has: page.locator(`#story--${id}--${story}`) })
      .last()
    await sample.getByRole('switch', { name: 'Show code' }).click()
    await expect(sample.locator('pre')).toContainText(`import { ${component} } from '@whirligig/ui'`)
    await expect(sample.locator('pre')).toContainText(`<${component}`)
  })

test('a docs page in the dark has enough contrast, also in its code and its props', async ({ page, url }) => {
  await page.goto(getDocsUrl(url, 'actions-button', 'theme:dark'))
  await expect(page.getByRole('heading', { name: 'Related' })).toBeVisible()
  await expect(page.locator('.docblock-source').first()).toBeVisible()
  expect(await findViolations(page, ['color-contrast'])).toEqual([])
})

test('a story stays when its args no longer match what its play function expects', async ({ page, url }) => {
  await page.goto(`${url}/iframe.html?id=feedback-spinner--default&args=label:Packing`)
  await page.waitForFunction(() => (window as StoryWindow).__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')) // its global
  await expect(page.getByRole('status')).toHaveText('Packing')
  await expect(page.locator('body')).toHaveClass(/sb-show-main/)
})

test('the code of a story has the source of its functions and holds what users type in state', async ({
  page,
  url,
}) => {
  const showCode = page.getByRole('switch', { name: 'Show code' }).first()
  await page.goto(getDocsUrl(url, 'data-table'))
  await showCode.click()
  await expect(page.locator('pre', { hasText: 'rowKey={({ id }) => id}' })).toBeVisible()
  await page.goto(getDocsUrl(url, 'forms-text-input'))
  await showCode.click()
  await expect(page.locator('pre', { hasText: "const [value, setValue] = useState('')" })).toBeVisible()
})
