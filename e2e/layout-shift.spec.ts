import { setTimeout as delay } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { buyProduct, registerUser, signInAs } from './support/actions.ts'
import { expectNoLayoutShift, test, trackLayoutShift } from './support/test.ts'
import { waitForPage, waitForPictures } from './support/wait-for-page.ts'

const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
]

const PAGES: readonly [path: string, title: string][] = [
  ['/', 'Whirligig · Toys For Everyone'],
  ['/shop', 'All toys · Whirligig'],
  ['/shop?name=bear', '“bear” · Whirligig'],
  ['/shop?name=no+such+toy', '“no such toy” · Whirligig'],
  ['/shop/brand/hug-and-co', 'Hug & Co. · Whirligig'],
  ['/shop/category/soft-toys', 'Soft Toys · Whirligig'],
  ['/brands', 'Brands · Whirligig'],
  ['/product/teddy-bears', 'Teddy Bears · Whirligig'],
  ['/sell', 'Sell With Us · Whirligig'],
  ['/contact', 'Contact Information · Whirligig'],
  ['/delivery-and-returns', 'Delivery & Returns · Whirligig'],
  ['/privacy', 'Privacy · Whirligig'],
  ['/about', 'About Us · Whirligig'],
]

const ORDER_SUCCESS = '/order/success'

/** How long responses take, in milliseconds, so that styles, code, data, fonts and pictures arrive one after the other. */
const DELAYS: Partial<Record<string, number>> = {
  document: 0,
  stylesheet: 60,
  script: 90,
  fetch: 150,
  font: 250,
  image: 350,
}

/** Slows the line down. Not with Chromium's own emulation, in which a page sometimes never finished loading. */
async function throttle(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    await delay(DELAYS[route.request().resourceType()] ?? 60)
    await route.continue()
  })
}

/** Waits for the page, then for the newsletter, which loads when the footer is near. */
async function waitForWholePage(page: Page, title: string): Promise<void> {
  await waitForPage(page, title)
  await waitForPictures(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible()
}

for (const viewport of VIEWPORTS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const [path, title] of PAGES) {
      test(`${path} loads without layout shift`, async ({ page }) => {
        const layoutShift = await trackLayoutShift(page)
        await throttle(page)
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await waitForWholePage(page, title)
        expectNoLayoutShift(await layoutShift())
      })
    }

    test(`${ORDER_SUCCESS} loads without layout shift`, async ({ page, request }) => {
      const { token } = await registerUser(request)
      const order = await buyProduct(request, token, 'original-whirligig')
      const layoutShift = await trackLayoutShift(page)
      await throttle(page)
      await signInAs(page, token, `${ORDER_SUCCESS}/${order}`)
      await waitForWholePage(page, 'Thank you · Whirligig')
      expectNoLayoutShift(await layoutShift())
    })
  })
}

test('after the sign-in, the footer does not jump up while the code of the next page loads', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/product/teddy-bears')
  await page.getByRole('main').getByRole('button', { name: 'Add To Cart' }).first().click()
  await page.getByRole('button', { name: 'Cart, 1 toy' }).click()
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click()
  await page.getByLabel('Email').first().fill('member@whirligig.test')
  await page.getByLabel('Password').first().fill('whirligig')
  const loading = Promise.withResolvers<void>()
  const requests: string[] = []
  await page.route('**/*.js', async (route) => {
    requests.push(route.request().url())
    await loading.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Login' })).toBeHidden()
  await expect.poll(() => requests.length).toBeGreaterThan(0)
  // The cart is open again and hides the page from screen readers, but not from the eye.
  await expect(page.locator('main')).toBeVisible()
  await expect(page.locator('footer')).toBeHidden()
  loading.resolve()
  await expect(page.locator('h1', { hasText: 'Teddy Bears' })).toBeVisible()
})
