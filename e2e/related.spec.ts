import { expect } from '@playwright/test'
import { test } from './support/test.ts'

test('a guest puts a toy into the cart that goes well with another, and goes on to its page', async ({ page }) => {
  await page.goto('/product/teddy-bears')
  const related = page.getByRole('region', { name: 'Goes well with' })
  await expect(related.getByRole('article')).toHaveCount(5)
  const toy = related.getByRole('article').first()
  const name = await toy.getByRole('heading').innerText()
  await toy.getByRole('button', { name: `Add To Cart ${name}` }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 toy' })).toBeVisible()
  await toy.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('button', { name: 'Remove From Cart', exact: true })).toBeVisible()
  await expect(related.getByRole('link', { name, exact: true })).toHaveCount(0)
})

test('a press is not lost when the code of its section arrives before the mouse is released', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 320 }) // the section is far below
  await page.goto('/product/teddy-bears')
  await expect(page.getByRole('button', { name: 'Account' })).toBeEnabled()
  await page.waitForLoadState('networkidle')
  const isPressed = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await isPressed.promise
    await route.continue()
  })
  const code = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.js'))
  const related = page.getByRole('region', { name: 'Goes well with' })
  await related
    .getByRole('button', { name: /^Add To Cart/ })
    .first()
    .hover()
  await page.mouse.down()
  isPressed.resolve()
  await code
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.mouse.up()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 toy' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the toys that go well with a toy are links', async ({ page }) => {
    await page.goto('/product/teddy-bears')
    const link = page.getByRole('region', { name: 'Goes well with' }).getByRole('link').first()
    const name = await link.innerText()
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })
})
