import { expect, type Page } from '@playwright/test'
import { openCart, registerUser, signInAs } from './support/actions.ts'
import { holdBack } from './support/hold-back.ts'
import { expectNoLayoutShift, test, trackLayoutShift } from './support/test.ts'
import { waitForPage } from './support/wait-for-page.ts'

const PAGES: readonly [path: string, title: string, heading: string][] = [
  ['/', 'Whirligig · Toys For Everyone', 'Toys For Everyone'],
  ['/shop', 'All toys · Whirligig', 'All toys'],
  ['/shop?name=bear', '“bear” · Whirligig', 'Results for “bear”'],
  ['/shop/category/soft-toys', 'Soft Toys · Whirligig', 'Soft Toys'],
  ['/shop/brand/hug-and-co', 'Hug & Co. · Whirligig', 'Hug & Co.'],
  ['/brands', 'Brands · Whirligig', 'Choose From Over 10+ Categories'],
  ['/product/teddy-bears', 'Teddy Bears · Whirligig', 'Teddy Bears'],
  ['/sell', 'Sell With Us · Whirligig', 'Become A Whirligig Seller!'],
  ['/contact', 'Contact Information · Whirligig', 'Contact Information'],
  ['/delivery-and-returns', 'Delivery & Returns · Whirligig', 'Delivery & Returns'],
  ['/privacy', 'Privacy · Whirligig', 'Privacy'],
  ['/about', 'About Us · Whirligig', 'About Us'],
]

/** Records the paths of all API requests of the page. */
function recordApiRequests(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) paths.push(pathname)
  })
  return paths
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, title, text] of PAGES) {
    test(`${path} shows its content`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page).toHaveTitle(title)
      await expect(heading(page)).toHaveText(text)
    })
  }

  test('links lead from page to page', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Explore' }).first().click()
    await expect(heading(page)).toHaveText('All toys')
    await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: '2', exact: true }).click()
    await expect(page).toHaveURL(/\/shop\?page=2$/)
    const name = await page.getByRole('main').getByRole('listitem').getByRole('heading').first().innerText()
    await page.getByRole('link', { name }).first().click()
    await expect(heading(page)).toHaveText(name)
  })

  test('the search of the header leads to its results', async ({ page }) => {
    await page.goto('/')
    const search = page.getByRole('combobox', { name: 'Search Toys' })
    await search.fill('bear')
    await search.press('Enter')
    await expect(page).toHaveURL(/\/shop\?name=bear$/)
    await expect(heading(page)).toHaveText('Results for “bear”')
  })
})

for (const [path, title] of PAGES) {
  test(`${path} is taken over without fetching its data again and without a shift`, async ({ page }) => {
    const requests = recordApiRequests(page)
    const layoutShift = await trackLayoutShift(page)
    const warnings: string[] = []
    page.on('console', (message) => warnings.push(message.text()))
    await page.goto(path)
    await waitForPage(page, title)
    await expect(page).toHaveURL(path === '/' ? '/' : `/#${path}`)
    await page.waitForLoadState('networkidle')
    expect(requests).toEqual([])
    expect(warnings).toEqual([])
    expectNoLayoutShift(await layoutShift())
  })
}

test('scripts do not take the line from the pictures, and start after them', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.clock.install()
  const showPictures = await holdBack(page, '**/images/products/**')
  const taken = page.goto('/shop')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  expect(scripts).toEqual([])
  showPictures()
  await page.waitForLoadState('load')
  await page.clock.runFor(1000)
  await taken
  expect(scripts).not.toEqual([])
})

test('scripts do not wait for a picture that does not come', async ({ page }) => {
  await page.clock.install()
  await holdBack(page, '**/images/products/**')
  const taken = page.goto('/shop', { waitUntil: 'commit' })
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await page.clock.runFor(3000)
  await taken
})

test('a user sees name, cart and hearts without a shift', async ({ page, request }) => {
  const { token } = await registerUser(request)
  await signInAs(page, token, '/product/teddy-bears')
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click()
  const saved = page.waitForResponse('**/api/wishlist')
  await page.getByRole('button', { name: /Teddy Bears .* your WishList/ }).click()
  await saved

  const layoutShift = await trackLayoutShift(page)
  await page.goto('/product/teddy-bears')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account of Mina' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Teddy Bears from your WishList' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: /Cart.*1/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expectNoLayoutShift(await layoutShift())
})

test('the document is the same for users and guests', async ({ request }) => {
  const { token } = await registerUser(request)
  const [guest, user] = await Promise.all([
    request.get('/shop', { headers: { accept: 'text/html' } }),
    request.get('/shop', { headers: { accept: 'text/html', authorization: `Bearer ${token}` } }),
  ])
  expect(await user.text()).toBe(await guest.text())
  expect(guest.headers()['cache-control']).toBe('private, no-cache')
})

test('Back, Forward and reload work between both kinds of address', async ({ page }) => {
  await page.goto('/shop?page=2')
  await page.getByRole('banner').getByRole('link', { name: 'Whirligig' }).click()
  await expect(heading(page)).toHaveText('Toys For Everyone')
  await page.goBack()
  await expect(page).toHaveURL('/#/shop?page=2')
  await expect(heading(page)).toHaveText('All toys')
  await page.reload()
  await expect(page).toHaveURL('/#/shop?page=2')
  await expect(heading(page)).toHaveText('All toys')
  await page.goForward()
  await expect(heading(page)).toHaveText('Toys For Everyone')
})

test('structured data is that of the page, also after a navigation', async ({ page }) => {
  const blocks = page.locator('script[type="application/ld+json"]')
  const count = async (text: string) => (await blocks.allTextContents()).filter((json) => json.includes(text)).length
  await page.goto('/product/teddy-bears')
  await waitForPage(page, 'Teddy Bears · Whirligig')
  await expect.poll(() => count('"name":"Teddy Bears"')).toBeGreaterThan(0)
  const rendered = await blocks.count()
  await page.getByRole('banner').getByRole('link', { name: 'Explore' }).click()
  await expect(heading(page)).toHaveText('All toys')
  await expect.poll(() => count('"@type":"Product"')).toBe(0)
  await page.goBack()
  await expect.poll(() => count('"@type":"Product"')).toBe(1)
  await expect(blocks).toHaveCount(rendered)
})

test('an open cart hides all of the page from assistive technology', async ({ page }) => {
  await page.goto('/product/teddy-bears')
  await waitForPage(page, 'Teddy Bears · Whirligig')
  await openCart(page)
  await expect(page.locator('#root')).toHaveAttribute('aria-hidden', 'true')
})

test('a link opens a clean address in a new tab', async ({ page, context }) => {
  await page.goto('/brands')
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /Hug & Co\./ }).click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(heading(tab)).toHaveText('Hug & Co.')
  await expect(tab).toHaveURL('/#/shop/brand/hug-and-co')
  await expect(page).toHaveURL('/#/brands')
})

for (const path of ['/product/teddy-bears', '/login']) {
  test(`never shows the home page while /#${path} loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const check = () => {
        const [title] = document.querySelectorAll('h1')
        if (title?.checkVisibility() && title.textContent.startsWith('Toys For')) {
          sessionStorage.setItem('saw-home', 'true')
        }
        requestAnimationFrame(check)
      }
      requestAnimationFrame(check)
    })
    await page.goto(`/#${path}`)
    await expect(heading(page)).toBeVisible()
    await expect(page).toHaveURL(`/#${path}`)
    expect(await page.evaluate(() => sessionStorage.getItem('saw-home'))).toBeNull()
    await expect(page.locator('title')).toHaveCount(1)
  })
}

test.describe('what does not exist', () => {
  test.use({ allowedErrors: /404/ })

  for (const path of ['/product/no-such-toy', '/shop/brand/no-such-brand', '/no/such/page']) {
    test(`${path} is a page with status 404`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page).toHaveTitle('Not found · Whirligig')
    })
  }
})

test.describe('while scripts cannot be loaded', () => {
  test.use({ allowedErrors: /ERR_FAILED/ })

  /** Opens a page without waiting for React, as `goto` does. */
  async function openWithoutScripts(page: Page, url: string): Promise<void> {
    await page.route('**/*.js', (route) => route.abort())
    await page.evaluate((url) => location.assign(url), url)
  }

  const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page could not be loaded completely.' })

  for (const path of ['/product/teddy-bears', '/#/login'])
    test(`${path} says so and offers a retry`, async ({ page, baseURL }) => {
      await openWithoutScripts(page, `${baseURL}${path}`)
      await expect(note(page)).toBeVisible()
      await page.unroute('**/*.js')
      await note(page).getByRole('button', { name: 'Retry' }).click()
      await page.getByRole('button', { name: 'Cart, empty' }).click()
      await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible()
      await expect(note(page)).toBeHidden()
    })

  test('the search of the header leads to its results', async ({ page, baseURL }) => {
    await openWithoutScripts(page, `${baseURL}/`)
    await expect(note(page)).toBeVisible()
    const search = page.getByRole('combobox', { name: 'Search Toys' })
    await search.fill('bear')
    await search.press('Enter')
    await expect(page).toHaveURL(/\/shop\?name=bear$/)
  })
})
