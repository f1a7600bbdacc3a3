import { expect, type Page } from '@playwright/test'
import { formatPrice, Overview, SignInResponse } from '@whirligig/contract'
import { aMember, buy, enterAs } from './support/shopper.ts'
import { axe, test } from './support/test.ts'

/** Nobody else buys it, so that its numbers are this test's. */
const TOY = { slug: 'tumbledown-dominoes', name: 'Tumbledown Dominoes' }
/** More than the demo sold of any toy. */
const MANY = 25

/** Opens the dashboard; answers the numbers that it was given. */
async function openOverview(page: Page, token: string): Promise<Overview> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/overview'))
  await enterAs(page, token, '/dashboard')
  return Overview.parse(await (await answered).json())
}

const piecesOf = ({ bestSellers }: Overview) => bestSellers.find(({ slug }) => slug === TOY.slug)?.sold

test('an order is in the overview of who runs the shop', async ({ page, request }) => {
  const login = { email: 'admin@whirligig.test', password: 'whirligig' }
  const admin = SignInResponse.parse(await (await request.post('/api/auth/login', { data: login })).json())
  const { token } = await aMember(request)
  await buy(request, token, TOY.slug, MANY)
  const before = await openOverview(page, admin.token)

  await buy(request, token, TOY.slug, 2)
  await page.goto('/#/dashboard/wishlist')
  await expect(page.getByRole('heading', { name: 'Your Wishlist' })).toBeVisible()
  const after = await openOverview(page, admin.token)
  expect(piecesOf(after)).toBe((piecesOf(before) ?? 0) + 2)

  const best = page.getByRole('region', { name: 'Best sellers' })
  await expect(best.getByRole('listitem').filter({ hasText: TOY.name })).toContainText(`${piecesOf(after)} pieces`)
  const sales = page.getByRole('figure', { name: 'Sales a day' })
  await expect(sales.locator('.recharts-bar-rectangle').first()).toBeVisible()
  const today = after.sales.at(-1)
  await sales.getByRole('button', { name: 'Show as table' }).click()
  await expect(sales.getByRole('row').nth(1)).toContainText(formatPrice(today?.total ?? 0))
  await axe(page)

  await page.getByRole('link', { name: 'Reviews waiting' }).click()
  await expect(page).toHaveURL(/#\/dashboard\/review$/)
})
