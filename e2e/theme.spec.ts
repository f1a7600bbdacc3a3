import { expect, type Page } from '@playwright/test'
import { findViolations } from './support/axe.ts'
import { test } from './support/test.ts'

const DARK = 'rgb(23, 18, 31)'
const LIGHT = 'rgb(255, 250, 242)'
const expectPaper = (page: Page, colour: string) => expect(page.locator('body')).toHaveCSS('background-color', colour)

test('the shop follows the system, and a choice wins, survives a reload and reaches other tabs', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/shop')
  await expectPaper(page, DARK)
  const other = await page.context().newPage()
  await other.emulateMedia({ colorScheme: 'dark' })
  await other.goto('/shop')

  await page.getByRole('button', { name: /Welcome/ }).click()
  await page.getByRole('menuitemradio', { name: 'Light' }).click()
  await expectPaper(page, LIGHT)
  await expectPaper(other, LIGHT)

  await page.reload()
  await expectPaper(page, LIGHT)
  await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', '#FFFAF2')
})

test('a choice is applied before the scripts of the app run', async ({ browser }) => {
  const page = await browser.newPage() // the fixture would wait for the scripts
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/shop', { waitUntil: 'domcontentloaded' })
  await expectPaper(page, DARK)
  await page.close()
})

test('paper is light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await page.goto('/shop')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
})

for (const path of ['/', '/shop', '/product/teddy-bears', '/sell', '/contact', '/brands', '/#/login', '/#/register']) {
  test(`in the dark, ${path} has enough contrast`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await findViolations(page, ['color-contrast'])).toEqual([])
  })
}
