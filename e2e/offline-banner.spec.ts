import { expect, type Locator, type Page } from '@playwright/test'
import { getTextField, registerUser, signInAs } from './support/actions.ts'
import { test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 640 }, allowedErrors: /ERR_INTERNET_DISCONNECTED|WebSocket/ })

const banner = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'You are offline.' }).locator('.connection-banner')

async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle') // The banner's code loads when the browser is idle.
  await page.context().setOffline(true)
  await expect(banner(page)).toBeVisible()
}

/** Expects that the element is in the viewport and above the banner. */
async function expectUncovered(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 })
  await expect
    .poll(async () => {
      const [box, bar] = await Promise.all([element.boundingBox(), banner(page).boundingBox()])
      return box && bar && box.y + box.height <= bar.y
    })
    .toBe(true)
}

test('offline on a phone, the chat and the header stay above the banner', async ({ page, request }) => {
  await signInAs(page, (await registerUser(request)).token, '/support')
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('Hello')
  await goOffline(page)
  await message.focus()
  await expectUncovered(page, message)
  await expectUncovered(page, page.getByRole('button', { name: 'Send' }))
  await expectUncovered(page, page.getByRole('banner'))
})

test('offline on a phone, the end of a form and of the page are above the banner', async ({ page, request }) => {
  await signInAs(page, (await registerUser(request)).token, '/dashboard')
  await expect(getTextField(page, 'First Name')).toHaveValue('Mina')
  // The code of the newsletter is loaded near the end of the page, and not without a network.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('textbox', { name: 'Send the newsletter to' })).toBeVisible()
  await goOffline(page)
  const save = page.getByRole('main').getByRole('button', { name: /Save/ })
  await save.focus()
  await expectUncovered(page, save)
  await page.keyboard.press('End')
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expectUncovered(page, page.getByRole('contentinfo').getByRole('link').last())
})

test('offline on a phone, the price and the button that buys are above the banner', async ({ page }) => {
  await page.goto('/#/product/teddy-bears')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await goOffline(page)
  await expectUncovered(page, page.locator('.purchase-bar:not([data-hidden])'))
})
