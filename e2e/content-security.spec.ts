import { expect, type Page } from '@playwright/test'
import { expectToast, getTextField, newUserData, openCart } from './support/actions.ts'
import { test } from './support/test.ts'

// Each test also fails if the policy blocks something, because the browser logs that as an error.

/** Whether the page behind an overlay scrolls. */
const isScrollLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflow === 'hidden')

test('the policy allows no inline styles and scripts', async ({ page }) => {
  const response = await page.goto('/')
  expect(response?.headers()['content-security-policy']).not.toContain('unsafe-inline')
})

test('a dialog locks scrolling while it is open', async ({ page }) => {
  await page.goto('/#/shop')
  await openCart(page)
  await expect.poll(() => isScrollLocked(page)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => isScrollLocked(page)).toBe(false)
})

test('a toast has its style', async ({ page }) => {
  await page.goto('/#/shop')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await getTextField(page, 'Send the newsletter to').fill(newUserData().email)
  await expectToast(page, 'You have successfully subscribed to the newsletter', () =>
    footer.getByRole('button', { name: 'Subscribe' }).click(),
  )
  await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed')
})

test('the documentation of the API is shown', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { name: /Whirligig/ })).toBeVisible()
})
