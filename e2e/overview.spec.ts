import { expect, type Page } from '@playwright/test'
import { formatPrice, Overview } from '@whirligig/contract'
import { buyProduct, registerUser, signInAs } from './support/actions.ts'
import { adminToken } from './support/staff.ts'
import { expectNoAxeViolations, test } from './support/test.ts'

/** No other test buys this product, so its figures depend on this test only. */
const TOY = { slug: 'tumbledown-dominoes', name: 'Tumbledown Dominoes' }
/** More than the demo data sold of any product, so that the test's product becomes the best seller. */
const BEST_SELLER_COUNT = 25

/** Opens the dashboard and returns the figures that it received. */
async function openOverview(page: Page, token: string): Promise<Overview> {
  const received = Promise.withResolvers<Overview>()
  await page.route('**/api/overview?days=*', async (route) => {
    const response = await route.fetch()
    received.resolve(Overview.parse(await response.json()))
    await route.fulfill({ response })
  })
  await signInAs(page, token, '/dashboard')
  return received.promise
}

const getSoldCount = ({ bestSellers }: Overview) => bestSellers.find(({ slug }) => slug === TOY.slug)?.sold

test('the overview of an admin includes a new order', async ({ page, request }) => {
  const admin = await adminToken(request)
  const { token } = await registerUser(request)
  await buyProduct(request, token, TOY.slug, BEST_SELLER_COUNT)
  const before = await openOverview(page, admin)

  await buyProduct(request, token, TOY.slug, 2)
  await page.goto('/#/dashboard/wishlist')
  await expect(page.getByRole('heading', { name: 'Your Wishlist' })).toBeVisible()
  const after = await openOverview(page, admin)
  expect(getSoldCount(after)).toBe((getSoldCount(before) ?? 0) + 2)

  const best = page.getByRole('region', { name: 'Best sellers' })
  await expect(best.getByRole('listitem').filter({ hasText: TOY.name })).toContainText(`${getSoldCount(after)} pieces`)
  const sales = page.getByRole('figure', { name: 'Sales per day' })
  await expect(sales.locator('.recharts-bar-rectangle').first()).toBeVisible()
  const today = after.sales.at(-1)
  await sales.getByRole('button', { name: 'Show as table' }).click()
  await expect(sales.getByRole('row').nth(1)).toContainText(formatPrice(today?.total ?? 0))
  await expectNoAxeViolations(page)

  await page.getByRole('link', { name: 'Reviews waiting' }).click()
  await expect(page).toHaveURL(/#\/dashboard\/review\?status=waiting$/)
})
