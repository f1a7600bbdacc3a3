import { expect, type Page } from '@playwright/test'
import { addAddress, aMember, buy, enterAs } from './support/shopper.ts'
import { adminToken, staffToken } from './support/staff.ts'
import { test } from './support/test.ts'

/** Notes every title and every entry of the dashboard's menu that is ever on the page, however shortly. */
async function watchViews(page: Page): Promise<() => Promise<{ titles: string[]; entries: string[] }>> {
  await page.addInitScript(() => {
    const titles = new Set<string>()
    const entries = new Set<string>()
    const note = (into: Set<string>, selector: string) => {
      for (const { textContent } of document.querySelectorAll(selector)) into.add(textContent)
    }
    new MutationObserver(() => {
      note(titles, 'main h1')
      note(entries, 'nav[aria-label=Account] a')
    }).observe(document, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { viewsSeen: () => ({ titles: [...titles], entries: [...entries] }) })
  })
  return () => page.evaluate(() => (window as unknown as { viewsSeen(): never }).viewsSeen()) // left there above
}

const OWN = ['Account Details', 'Account Security', 'Address']
const ALWAYS = ['WishList', 'Support']
const CATALOGUE = ['Products', 'Categories', 'Brand']

for (const [who, path, title, menu] of [
  ['a member', 'users', '404 Not Found.', [...OWN, 'Orders', ...ALWAYS]],
  ['a member', 'product', '404 Not Found.', [...OWN, 'Orders', ...ALWAYS]],
  ['a merchant', 'category', '404 Not Found.', [...OWN, 'Brand', 'Products', 'Orders', ...ALWAYS]],
  ['an admin', 'users', 'Users', [...OWN, ...CATALOGUE, 'Users', 'Merchants', 'Orders', 'Reviews', ...ALWAYS]],
] as const) {
  test(`of /dashboard/${path}, ${who} never sees a view but their own`, async ({ page, request }) => {
    const token = {
      'a member': async () => (await aMember(request)).token,
      'a merchant': () => staffToken(request, 'merchant'),
      'an admin': () => adminToken(request),
    }
    const seen = await watchViews(page)
    // Who it is takes a while: until then there is the frame of a page, and nothing in it.
    await page.route('**/api/user/me', async (route) => {
      await page.getByRole('heading', { name: 'Account', exact: true }).waitFor()
      await route.continue()
    })
    await enterAs(page, await token[who](), `/dashboard/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(await seen()).toEqual({ titles: [title], entries: menu })
  })
}

/** Forms with something to lose, beside those of the catalogue: where they are, a field, and what opens them. */
const FORMS: readonly [path: string, label: string, open?: string][] = [
  ['/dashboard', 'First Name'],
  ['/dashboard/security', 'Old Password'],
  ['/dashboard/address/add', 'Address'],
  ['/dashboard/address/edit/{address}', 'City'],
  ['/order/{order}', 'City', 'Add Address'],
  ['/order/success/{order}', 'City', 'Add Address'],
  ['/product/teddy-bears', 'Comment', 'Add Review'],
  ['/sell', 'Business'],
  ['/contact', 'Message'],
]

/** Types into a form and tries to leave it, which asks. */
async function typeAndLeave(page: Page, label: string): Promise<void> {
  const input = page.getByRole('main').getByLabel(new RegExp(`^${label}`))
  const explore = page.getByRole('banner').getByRole('link', { name: 'Explore' })
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await input.fill('Half a thought')
  await explore.click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(input).toHaveValue('Half a thought')
  await explore.click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/#\/shop$/)
}

test('what was typed into a form is not lost by leaving', async ({ page, request }) => {
  const { token } = await aMember(request)
  const order = await buy(request, token, 'original-whirligig')
  const address = await addAddress(request, token)
  await enterAs(page, token)
  for (const [path, label, open] of FORMS) {
    await test.step(path, async () => {
      await page.goto(`/#${path.replace('{order}', order).replace('{address}', address)}`)
      if (open) await page.getByRole('main').getByRole('button', { name: open }).click()
      await typeAndLeave(page, label)
    })
  }

  // Signing out leaves, too.
  await page.goto('/#/dashboard')
  const name = page.getByRole('main').getByLabel(/^First Name/)
  await name.fill('Half a thought')
  await page.getByRole('banner').getByRole('button', { name: 'Mina' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(name).toHaveValue('Half a thought')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Mina' })).toBeFocused()
  await page.getByRole('main').getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Half a thought' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/#\/login$/)
})

test.describe('where nothing glides', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('lists are where they were left', async ({ page, request }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await enterAs(page, await adminToken(request), '/dashboard/merchant/add')
    await typeAndLeave(page, 'Business')

    // What others order meanwhile would move the rows.
    const kept = new Map<string, Buffer>()
    await page.route(/\/api\/order\?/, async (route) => {
      const url = route.request().url()
      const body = kept.get(url) ?? (await (await route.fetch()).body())
      kept.set(url, body)
      await route.fulfill({ body, contentType: 'application/json' })
    })
    const main = page.getByRole('main')
    await page.goto('/#/dashboard/orders/customers')
    const rows = main.getByRole('link', { name: /^Order / })
    const first = (await rows.first().textContent()) ?? ''
    await main.getByRole('button', { name: '2', exact: true }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(rows.first()).not.toHaveText(first)
    const last = rows.last()
    await last.hover() // scrolls as far as the click will
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(200)
    await last.click()
    await main.getByRole('button', { name: 'Back' }).click()
    await expect(main.getByRole('heading', { name: 'Customer Orders' })).toBeVisible()
    await expect(page).toHaveURL(/page=2/)
    // Two frames later everything has been where it wants to go.
    const rests = () =>
      page.evaluate(
        () => new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(() => tell(scrollY)))),
      )
    await expect.poll(rests).toBe(before)
  })
})
