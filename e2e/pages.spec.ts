import { expect, type Page } from '@playwright/test'
import { MerchantOrderPage } from '@whirligig/contract'
import { addAddress, bearer, buyProduct, cartButton, openCart, registerUser, signInAs } from './support/actions.ts'
import { ADMIN_PAGES, MEMBER_PAGES, MERCHANT_PAGES, PUBLIC_PAGES } from './support/pages.ts'
import { adminToken, staffToken } from './support/staff.ts'
import { expectNoAxeViolations, test } from './support/test.ts'
import { waitForPage } from './support/wait-for-page.ts'

/** Checks a page: a unique title, no axe violations, no horizontal scrolling on a small phone. */
async function checkPage(page: Page, title: string): Promise<void> {
  await waitForPage(page, title)
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0)
  await expectNoAxeViolations(page)
}

/** Checks a list of pages. It visits them by URL without a full reload, as users do. */
async function checkPages(
  page: Page,
  pages: readonly [path: string, title: string][],
  ids: Readonly<Record<string, string>> = {},
): Promise<void> {
  test.setTimeout(20_000 * pages.length)
  for (const [path, title] of pages) {
    await test.step(`${path} has the title ${title}`, async () => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(`/#${path.replace(/\{(\w+)\}/, (_match, name: string) => ids[name] ?? '')}`)
      await checkPage(page, title)
    })
  }
}

test.describe('for guests', () => {
  test.use({ allowedErrors: /\/wishlist\/shared\/token-of-a-link/ }) // a link that does not exist

  test('every public page has its title, passes axe and fits narrow screens', async ({ page }) => {
    await checkPages(page, PUBLIC_PAGES)
  })
})

test('every member page has its title, passes axe and fits narrow screens', async ({ page, request }) => {
  const { token } = await registerUser(request)
  const order = await buyProduct(request, token, 'original-whirligig', 2)
  const address = await addAddress(request, token)
  await signInAs(page, token)
  await checkPages(page, MEMBER_PAGES, { order, address })
})

test('every page of merchants has its title, passes axe and fits narrow screens', async ({ page, request }) => {
  const merchant = await staffToken(request, 'merchant')
  const response = await request.get('/api/order/list/merchant', { headers: bearer(merchant) })
  const order = MerchantOrderPage.parse(await response.json()).orders[0]?._id ?? ''
  await signInAs(page, merchant)
  await checkPages(page, MERCHANT_PAGES, { order })
})

test('every admin page has its title, passes axe and fits narrow screens', async ({ page, request }) => {
  const { token } = await registerUser(request)
  const order = await buyProduct(request, token, 'original-whirligig', 2)
  const admin = await adminToken(request)
  const getFirstId = async (path: string, list: string): Promise<string> =>
    (await (await request.get(`/api/${path}`, { headers: bearer(admin) })).json())[list][0]._id
  const [product, category, brand, user] = await Promise.all([
    getFirstId('product', 'products'),
    getFirstId('category', 'categories'),
    getFirstId('brand', 'brands'),
    getFirstId('user', 'users'),
  ])
  await signInAs(page, admin)
  await checkPages(page, ADMIN_PAGES, { order, product, category, brand, user })
})

test('drawers, menus and dialogs pass axe', async ({ page }) => {
  await page.goto('/#/product/original-whirligig')
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click()
  await openCart(page)
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')

  const categories = page.getByRole('banner').getByRole('button', { name: 'Categories' })
  await categories.click()
  await expect(page.getByRole('menuitem', { name: 'Check All' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(categories).toBeFocused()

  await page.getByRole('combobox', { name: 'Search Toys' }).pressSequentially('bea')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectNoAxeViolations(page)

  await page.goto('/#/shop')
  await expect(page.getByRole('region', { name: 'Product Filters' }).getByRole('slider')).toHaveCount(2)
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.getByRole('button', { name: 'Product Filters' }).click()
  await expect(page.getByRole('dialog', { name: 'Product Filters' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('the cart and the menu are never open at once', async ({ page }) => {
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

test('an unknown path renders the 404 page with a link home', async ({ page }) => {
  for (const path of ['/no/such/page', '/shop/nonsense', '/404']) {
    await page.goto(`/#${path}`)
    await expect(page.getByRole('heading', { name: 'We could not find that page' })).toBeVisible()
    await expect(page).toHaveTitle('Not found · Whirligig')
  }
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL(/#\/(shop)?$/)
})

test.describe('missing resources', () => {
  test.use({ allowedErrors: /404 \(Not Found\)/ })

  test('an unknown product renders its not-found state', async ({ page }) => {
    await page.goto('/#/product/no-such-toy')
    await expect(page.getByText('No product found.')).toBeVisible()
  })

  test("another user's order renders the not-found state", async ({ page, request }) => {
    const buyer = await registerUser(request)
    const id = await buyProduct(request, buyer.token, 'original-whirligig')
    const other = await registerUser(request)
    await signInAs(page, other.token, `/order/${id}`)
    await expect(page.getByText('No order found.')).toBeVisible()
  })
})

test('a trailing slash is removed and the query string stays', async ({ page }) => {
  await page.goto('/#/shop/?sort=2')
  await expect(page).toHaveURL(/#\/shop\?sort=2$/)
  await expect(page.getByRole('combobox', { name: 'Sort By' })).toHaveValue('2')
  await page.goto('/#/brands///')
  await expect(page).toHaveURL(/#\/brands$/)
})

test('a navigation announces the new title and scrolls to the top', async ({ page }) => {
  await page.goto('/#/shop')
  await waitForPage(page, 'All toys · Whirligig')
  await page.getByRole('main').getByRole('link').last().scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Brands' }).click()
  await waitForPage(page, 'Brands · Whirligig')
  await expect(page.getByRole('status').filter({ hasText: 'Brands · Whirligig' })).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test.describe('an error outside of the page', () => {
  test.use({ allowedErrors: /no media queries/ })

  test('shows the error page', async ({ page }) => {
    await page.goto('/#/brands')
    await waitForPage(page, 'Brands · Whirligig')
    await page.evaluate(() => {
      window.matchMedia = () => {
        throw new Error('no media queries')
      }
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click()
    await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible()
    await expect(page.getByText('This page could not be loaded.')).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page).toHaveTitle(/Contact/)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
})

test('a page announces its title once, without the number of unread messages', async ({ page }) => {
  await page.goto('/#/shop')
  await waitForPage(page, 'All toys · Whirligig')
  const announced: string[] = []
  await page.exposeFunction('recordAnnouncement', (text: string) => announced.push(text))
  await page.evaluate(() => {
    new MutationObserver((records) => {
      for (const { target } of records) {
        const status = (target instanceof Element ? target : target.parentElement)?.closest('[role=status]')
        if (status?.textContent.endsWith('· Whirligig')) Reflect.get(window, 'recordAnnouncement')(status.textContent)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  // Its data are not loaded yet.
  await page.evaluate(() => location.assign('#/product/teddy-bears'))
  await waitForPage(page, 'Teddy Bears · Whirligig')
  await page.evaluate(() => {
    document.title = `(2) ${document.title}`
  })
  await page.getByRole('banner').getByRole('link', { name: 'Explore' }).click()
  await waitForPage(page, 'All toys · Whirligig')
  await expect.poll(() => announced).toEqual(['Teddy Bears · Whirligig', 'All toys · Whirligig'])
})

test('shop pages set a class on the body', async ({ page }) => {
  await page.goto('/#/shop/brand/hug-and-co')
  await expect(page.locator('body')).toHaveClass(/shop-page/)
  await page.goto('/#/brands')
  await expect(page.locator('body')).not.toHaveClass(/shop-page/)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no animation or transition lasts noticeably', async ({ page }) => {
    await page.goto('/#/product/teddy-bears')
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).click()
    await openCart(page)
    const longest = await page.evaluate(() =>
      Math.max(
        0,
        ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0)),
      ),
    )
    expect(longest).toBeLessThan(50)
  })

  test('a change of colours takes effect at once, without a transition', async ({ page }) => {
    await page.goto('/')
    const [before, after] = await page.evaluate(() => {
      const { documentElement: root, body } = document
      root.dataset.theme = 'light'
      const light = getComputedStyle(body).backgroundColor
      root.dataset.theme = 'dark'
      return [light, getComputedStyle(body).backgroundColor]
    })
    expect(after).not.toBe(before)
  })
})
