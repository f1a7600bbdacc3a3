import { expect, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, findFastBrowser } from '../scripts/browser.ts'
import { signInAs } from './support/actions.ts'
import { staffToken } from './support/staff.ts'
import { test } from './support/test.ts'
import { waitForPage } from './support/wait-for-page.ts'

// Playwright hides scroll bars. Shown, they take room, which is free while an overlay keeps the page from scrolling.
test.use({
  launchOptions: { executablePath: findFastBrowser(), args: CHROMIUM_ARGS, ignoreDefaultArgs: ['--hide-scrollbars'] },
})

/** The widths of the window without its scroll bar and of the page in it, and where the heading begins. */
const measure = (page: Page) =>
  page.evaluate(() => ({
    window: document.documentElement.clientWidth,
    body: document.body.clientWidth,
    heading: document.querySelector('main h1')?.getBoundingClientRect().left,
  }))

async function expectSamePlace(page: Page, open: () => Promise<void>): Promise<void> {
  const before = await measure(page)
  await open()
  await expect(page.getByRole('dialog')).toBeVisible()
  const during = await measure(page)
  expect(during.window).toBeGreaterThan(before.window) // The scroll bar is gone.
  expect(during).toEqual({ ...before, window: during.window })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => measure(page)).toEqual(before)
}

test('the page stays in place behind a drawer', async ({ page }) => {
  await page.goto('/shop')
  await waitForPage(page, 'All toys · Whirligig')
  await expectSamePlace(page, () => page.getByRole('button', { name: /^Cart/ }).click())
})

test('the page stays in place behind a dialog and the command palette', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await signInAs(page, await staffToken(request, 'admin'), '/dashboard/review')
  await expect(page.getByRole('button', { name: 'Views' })).toBeVisible()
  await expectSamePlace(page, async () => {
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('menuitem', { name: 'Save or delete views…' }).click()
  })
  await expectSamePlace(page, () => page.keyboard.press('Control+k'))
})
