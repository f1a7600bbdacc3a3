import { expect, type Page } from '@playwright/test'
import { addAddress, buyProduct, registerUser, signInAs } from './support/actions.ts'
import { adminToken, staffToken } from './support/staff.ts'
import { test } from './support/test.ts'

/** Records every title and every sidebar entry that appears on the page, even for one frame. */
async function recordViews(page: Page): Promise<() => Promise<{ titles: string[]; entries: string[] }>> {
  await page.addInitScript(() => {
    const titles = new Set<string>()
    const entries = new Set<string>()
    const addTexts = (into: Set<string>, selector: string) => {
      for (const element of document.querySelectorAll(selector)) {
        if (element.checkVisibility()) into.add(element.querySelector('span')?.textContent ?? element.textContent)
      }
    }
    new MutationObserver(() => {
      addTexts(titles, 'main h1')
      addTexts(entries, 'nav[aria-label=Account] a')
    }).observe(document, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { recordedViews: () => ({ titles: [...titles], entries: [...entries] }) })
  })
  return () => page.evaluate(() => (window as unknown as { recordedViews(): never }).recordedViews()) // Defined by the init script above.
}

const ACCOUNT_LINKS = ['Account Details', 'Account Security', 'Address']
const SHARED_LINKS = ['WishList', 'Support']
const CATALOGUE_LINKS = ['Products', 'Categories', 'Brand']

for (const [role, path, title, menu] of [
  ['a member', 'users', '404 Not Found.', [...ACCOUNT_LINKS, 'Orders', ...SHARED_LINKS]],
  ['a member', 'product', '404 Not Found.', [...ACCOUNT_LINKS, 'Orders', ...SHARED_LINKS]],
  [
    'a merchant',
    'category',
    '404 Not Found.',
    [...ACCOUNT_LINKS, 'Brand', 'Products', 'Customer Orders', 'Orders', ...SHARED_LINKS],
  ],
  [
    'an admin',
    'users',
    'Users',
    [
      ...ACCOUNT_LINKS,
      ...CATALOGUE_LINKS,
      'Users',
      'Merchants',
      'Subscribers',
      'Customer Orders',
      'Orders',
      'Reviews',
      'Messages',
      ...SHARED_LINKS,
      'System',
    ],
  ],
] as const) {
  test(`at /dashboard/${path}, ${role} never sees the view of another role`, async ({ page, request }) => {
    const getToken = {
      'a member': async () => (await registerUser(request)).token,
      'a merchant': () => staffToken(request, 'merchant'),
      'an admin': () => adminToken(request),
    }
    const getRecordedViews = await recordViews(page)
    // The profile loads slowly: until then the page shows only its frame.
    await page.route('**/api/user/me', async (route) => {
      await page.getByRole('heading', { name: 'Account', exact: true }).waitFor()
      await route.continue()
    })
    await signInAs(page, await getToken[role](), `/dashboard/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(await getRecordedViews()).toEqual({ titles: [title], entries: menu })
  })
}

/** Forms outside the catalogue that warn about unsaved changes: their path, one field, and the button that opens them. */
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

/** Types into a form and expects the unsaved-changes dialog on leaving. */
async function typeAndLeave(page: Page, label: string, link = 'Explore'): Promise<void> {
  const input = page.getByRole('main').getByLabel(new RegExp(`^${label}`))
  const explore = page.getByRole('banner').getByRole('link', { name: link })
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await input.fill('Half a thought')
  await explore.click()
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(input).toHaveValue('Half a thought')
  await explore.click()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/#\/(shop)?$/)
}

test('every form asks before its unsaved changes are lost', async ({ page, request }) => {
  const { token } = await registerUser(request)
  const order = await buyProduct(request, token, 'original-whirligig')
  const address = await addAddress(request, token)
  await signInAs(page, token)
  for (const [path, label, open] of FORMS) {
    await test.step(path, async () => {
      await page.goto(`/#${path.replace('{order}', order).replace('{address}', address)}`)
      if (open) await page.getByRole('main').getByRole('button', { name: open }).click()
      await typeAndLeave(page, label)
    })
  }

  // Signing out leaves the page, too.
  await page.goto('/#/dashboard')
  const name = page.getByRole('main').getByLabel(/^First Name/)
  await name.fill('Half a thought')
  await page.getByRole('banner').getByRole('button', { name: 'Account of Mina' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(name).toHaveValue('Half a thought')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account of Mina' })).toBeFocused()
  await page.getByRole('main').getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Half a thought' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/#\/login$/)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('restores the scroll position of lists', async ({ page, request }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await signInAs(page, await adminToken(request), '/dashboard/merchant/add')
    await typeAndLeave(page, 'Business', 'View shop')

    // Serves each response again, because new orders of other tests would shift the rows.
    const responses = new Map<string, Buffer>()
    await page.route(/\/api\/order\?/, async (route) => {
      const url = route.request().url()
      const body = responses.get(url) ?? (await (await route.fetch()).body())
      responses.set(url, body)
      await route.fulfill({ body, contentType: 'application/json' })
    })
    const main = page.getByRole('main')
    await page.goto('/#/dashboard/orders/customers')
    const rows = main.getByRole('rowheader').getByRole('link')
    const first = (await rows.first().textContent()) ?? ''
    await main.getByRole('button', { name: '2', exact: true }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(rows.first()).not.toHaveText(first)
    const last = rows.last()
    await last.hover() // Scrolls to where the click will scroll.
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(200)
    await last.click()
    await expect(main.getByRole('button', { name: 'Back' })).toBeVisible()
    await expect(page.locator('nav [aria-current="page"]')).toHaveText(/Customer Orders/)
    await main.getByRole('button', { name: 'Back' }).click()
    await expect(main.getByRole('heading', { name: 'Customer Orders' })).toBeVisible()
    await expect(page).toHaveURL(/page=2/)
    // Two frames later all scrolling is done.
    const readScrollY = () =>
      page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY)))),
      )
    await expect.poll(readScrollY).toBe(before)
  })
})
