import { expect, type Page } from '@playwright/test'
import { ADMIN_PAGES, OPEN_PAGES, OWN_PAGES } from './support/pages.ts'
import { addAddress, aMember, bearer, buy, cartButton, enterAs, openCart } from './support/shopper.ts'
import { adminToken } from './support/staff.ts'
import { axe, test, watchLayout } from './support/test.ts'

/** Waits until a page has its title and its content, and says nothing of loading any more. */
async function settled(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
}

/** Waits for the pictures that are on screen. */
const picturesShown = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images].every(
          (picture) => picture.complete || picture.getBoundingClientRect().top > document.documentElement.clientHeight,
        ),
      ),
    )
    .toBe(true)

/** What a page has to be on any screen: told apart by its title, free of what axe finds, no wider than a small phone. */
async function inspect(page: Page, title: string): Promise<void> {
  await settled(page, title)
  await axe(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0)
  await axe(page)
}

/** Goes through pages by their addresses, in one shop that stays open, as people do. */
async function inspectAll(
  page: Page,
  pages: readonly [path: string, title: string][],
  ids: Readonly<Record<string, string>> = {},
): Promise<void> {
  test.setTimeout(20_000 * pages.length)
  for (const [path, title] of pages) {
    await test.step(`${path} is called ${title}`, async () => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(`/#${path.replace(/\{(\w+)\}/, (_all, what: string) => ids[what] ?? '')}`)
      await inspect(page, title)
    })
  }
}

test('each page is called by its name and fit for everyone', async ({ page }) => {
  await inspectAll(page, OPEN_PAGES)
})

test('each page of a member is called by its name and fit for everyone', async ({ page, request }) => {
  const { token } = await aMember(request)
  const order = await buy(request, token, 'original-whirligig', 2)
  const address = await addAddress(request, token)
  await enterAs(page, token)
  await inspectAll(page, OWN_PAGES, { order, address })
})

test('each page of an admin is called by its name and fit for everyone', async ({ page, request }) => {
  const { token } = await aMember(request)
  const order = await buy(request, token, 'original-whirligig', 2)
  const admin = await adminToken(request)
  const first = async (what: string, list: string): Promise<string> =>
    (await (await request.get(`/api/${what}`, { headers: bearer(admin) })).json())[list][0]._id
  const [product, category, brand] = await Promise.all([
    first('product', 'products'),
    first('category', 'categories'),
    first('brand', 'brands'),
  ])
  await enterAs(page, admin)
  await inspectAll(page, ADMIN_PAGES, { order, product, category, brand })
})

for (const width of [360, 1280]) {
  test(`nothing jumps while home and shop load, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const layoutShift = await watchLayout(page)
    await page.goto('/')
    await settled(page, 'Whirligig · Toys For Everyone')
    await picturesShown(page)
    expect(await layoutShift()).toBeLessThan(0.02)

    // The toys come when their place holders have been seen.
    await page.route('**/api/product/list?**', async (route) => {
      await page.getByText('Loading toys').waitFor({ state: 'attached' })
      await route.continue()
    })
    await page.goto('about:blank')
    await page.goto('/#/shop')
    await expect(page.getByText(/^1-10 Toys of/)).toBeVisible()
    await picturesShown(page)
    expect(await layoutShift()).toBeLessThan(0.02)
  })
}

test('what opens over a page is fit for everyone', async ({ page }) => {
  await page.goto('/#/product/original-whirligig')
  await page.getByRole('button', { name: 'Add To Cart' }).click()
  await openCart(page)
  await axe(page)
  await page.keyboard.press('Escape')

  await page.getByRole('banner').getByRole('button', { name: 'Categories' }).click()
  await expect(page.getByRole('menuitem', { name: 'Check All' })).toBeVisible()
  await axe(page)
  await page.keyboard.press('Escape')

  await page.getByRole('combobox', { name: 'Search Toys' }).pressSequentially('bea')
  await expect(page.getByRole('option').first()).toBeVisible()
  await axe(page)

  await page.goto('/#/shop')
  await page.getByRole('button', { name: 'Product Filters' }).click()
  await expect(page.getByRole('dialog', { name: 'Product Filters' })).toBeVisible()
  await axe(page)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await axe(page)
})

test('the cart and the menu are never open together', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await cartButton(page).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' }).getByText('OOPs No Toys in Cart')).toBeVisible()
})

test('an address that leads nowhere says so and leads back', async ({ page }) => {
  for (const path of ['/no/such/page', '/shop/nonsense', '/404']) {
    await page.goto(`/#${path}`)
    await expect(page.getByRole('heading', { name: 'We could not find that page' })).toBeVisible()
    await expect(page).toHaveTitle('Not found · Whirligig')
  }
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL(/#\/(shop)?$/)
})

test.describe('things that are not there', () => {
  test.use({ allowedErrors: /404 \(Not Found\)/ })

  test('a toy that does not exist', async ({ page }) => {
    await page.goto('/#/product/no-such-toy')
    await expect(page.getByText('No product found.')).toBeVisible()
  })

  test("somebody else's order", async ({ page, request }) => {
    const buyer = await aMember(request)
    const id = await buy(request, buyer.token, 'original-whirligig')
    const other = await aMember(request)
    await enterAs(page, other.token, `/order/${id}`)
    await expect(page.getByText('No order found.')).toBeVisible()
  })
})

test('a trailing slash is dropped, what follows it stays', async ({ page }) => {
  await page.goto('/#/shop/?sort=2')
  await expect(page).toHaveURL(/#\/shop\?sort=2$/)
  await expect(page.getByRole('combobox', { name: 'Sort By' })).toHaveValue('2')
  await page.goto('/#/brands///')
  await expect(page).toHaveURL(/#\/brands$/)
})

test('the title is said when a page changes, and the page starts at its top', async ({ page }) => {
  await page.goto('/#/shop')
  await settled(page, 'All toys · Whirligig')
  await page.getByRole('main').getByRole('link').last().scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Brands' }).click()
  await settled(page, 'Brands · Whirligig')
  await expect(page.getByRole('status').filter({ hasText: 'Brands · Whirligig' })).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the shop has a body style of its own', async ({ page }) => {
  await page.goto('/#/shop/brand/hug-and-co')
  await expect(page.locator('body')).toHaveClass(/shop-page/)
  await page.goto('/#/brands')
  await expect(page.locator('body')).not.toHaveClass(/shop-page/)
})

test.describe('where motion is not welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves for longer than a blink', async ({ page }) => {
    await page.goto('/#/product/teddy-bears')
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await openCart(page)
    const longest = await page.evaluate(() =>
      Math.max(
        0,
        ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0)),
      ),
    )
    expect(longest).toBeLessThan(50)
  })
})
