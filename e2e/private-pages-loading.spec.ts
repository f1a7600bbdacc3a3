import { expect, type Page } from '@playwright/test'
import { registerUser, signInAs } from './support/actions.ts'
import { holdBack } from './support/hold-back.ts'
import { adminToken } from './support/staff.ts'
import { expectNoLayoutShift, test, trackLayoutShift } from './support/test.ts'
import { waitForPage } from './support/wait-for-page.ts'

const SCRIPTS = '**/assets/*.js'

/** Reloads a page while its scripts are held back. */
async function reloadWithoutScripts(page: Page) {
  const layoutShift = await trackLayoutShift(page)
  const loadScripts = await holdBack(page, SCRIPTS)
  await page.evaluate(() => location.reload())
  await expect(page.locator('html[inert]')).toHaveCount(1)
  await page.waitForLoadState('domcontentloaded')
  return { layoutShift, loadScripts }
}

for (const width of [360, 768, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a private page has the header of the shop while its scripts load', async ({ page, request }) => {
      const { token } = await registerUser(request)
      await signInAs(page, token, '/dashboard/orders')
      await waitForPage(page, 'Your Orders · Whirligig')
      const { layoutShift, loadScripts } = await reloadWithoutScripts(page)
      await expect(page.locator('#root > header')).toBeVisible()
      await expect(page.locator('#root > main')).toBeHidden()
      await expect(page.locator('#root > footer')).toBeHidden()
      loadScripts()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Whirligig' })).toBeVisible() // not inert
      await waitForPage(page, 'Your Orders · Whirligig')
      await expect(page.locator('#root > header')).toHaveCount(1)
      expectNoLayoutShift(await layoutShift())
    })

    test('a page of the back office has its empty frame while its scripts load', async ({ page, request }) => {
      await signInAs(page, await adminToken(request), '/dashboard/system')
      await waitForPage(page, 'System · Whirligig')
      const { layoutShift, loadScripts } = await reloadWithoutScripts(page)
      await expect(page.locator('#root > header')).toBeHidden()
      const { barHeight, navWidth } = await page.locator('#root').evaluate((root) => ({
        barHeight: getComputedStyle(root, '::before').height,
        navWidth: getComputedStyle(root, '::after').width,
      }))
      loadScripts()
      await waitForPage(page, 'System · Whirligig')
      await expect(page.getByRole('banner')).toHaveCSS('height', barHeight)
      await expect(page.locator('nav', { hasText: 'Users' })).toHaveCSS('width', navWidth) // 'auto' where there is none
      expectNoLayoutShift(await layoutShift())
    })
  })
}
