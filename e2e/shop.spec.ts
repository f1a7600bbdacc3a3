import { expect, type Page } from '@playwright/test'
import { test } from './support/test.ts'

const getPrices = async (page: Page) =>
  (
    await page
      .getByRole('main')
      .getByRole('article')
      .getByText(/^\$[\d,.]+$/)
      .allTextContents()
  ).map((text) => Number(text.replace(/[$,]/g, '')))

const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b)

test('back, forward and reload keep the sort order, the filters and the page', async ({ page }) => {
  await page.goto('/#/shop')
  await expect(page.getByText(/^1-10 Toys of \d+ Toys, sorted by Newest First$/)).toBeVisible()

  await page.getByRole('combobox', { name: 'Sort By' }).selectOption('Price Low to High')
  await expect(page).toHaveURL(/#\/shop\?sort=2$/)
  await expect.poll(() => getPrices(page)).toHaveLength(10)
  // The previous list stays on the screen until the sorted one has arrived.
  await expect
    .poll(async () => {
      const prices = await getPrices(page)
      return sorted(prices).every((price, index) => price === prices[index])
    })
    .toBe(true)
  const firstPage = await getPrices(page)

  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/#\/shop\?sort=2&page=2$/)
  await expect(page.getByText(/^11-20 Toys of/)).toBeVisible()
  await expect.poll(async () => (await getPrices(page))[0]).toBeGreaterThanOrEqual(firstPage.at(-1) ?? 0)

  await page.reload()
  await expect(page.getByText(/^11-20 Toys of/)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Sort By' })).toHaveValue('2')

  await page.goBack()
  await expect(page.getByText(/^1-10 Toys of/)).toBeVisible()
  await expect.poll(() => getPrices(page)).toEqual(firstPage)
  await page.goBack()
  await expect(page).toHaveURL(/#\/shop$/)
  await expect(page.getByRole('combobox', { name: 'Sort By' })).toHaveValue('0')
  await page.goForward()
  await expect(page.getByRole('combobox', { name: 'Sort By' })).toHaveValue('2')
})

for (const path of ['/shop', '/shop/category/soft-toys'])
  test(`Back from a toy returns to its place in ${path}`, async ({ page }) => {
    await page.goto(`/#${path}`)
    await expect(page.getByText(/^1-\d+ Toys of/)).toBeVisible()
    const link = page.getByRole('article').last().getByRole('link')
    const left = await link.evaluate((element: HTMLElement) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      element.click()
      return { name: element.textContent, scrolled: scrollY }
    })
    expect(left.scrolled).toBeGreaterThan(0)
    await expect(page).toHaveURL(/#\/product\//)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

    await page.goBack()
    const toy = page.getByRole('article').getByRole('link', { name: left.name, exact: true })
    await expect(toy).toBeFocused()
    await expect(toy).toBeInViewport()
    // Not exactly, because what loads above the list meanwhile moves it.
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(left.scrolled / 2)
  })

test('a shared URL applies its filters, and they can be removed', async ({ page }) => {
  await page.goto('/#/shop?min=20&max=40&rating=4')
  await expect(page.getByText('$20 – $40')).toBeVisible()
  await expect.poll(async () => (await getPrices(page)).filter((price) => price < 20 || price > 40)).toEqual([])

  await page.goto('/#/shop?name=no+such+toy')
  await expect(page.getByText('No products found.')).toBeVisible()
  await expect(page.getByText('0 products')).toBeVisible()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(page).toHaveURL(/#\/shop$/)
  await expect(page.getByText(/^1-10 Toys of/)).toBeVisible()
})

test('an invalid query string shows the unfiltered shop', async ({ page }) => {
  await page.goto('/#/shop?min=abc&max=-4&rating=99&sort=7&page=0')
  await expect(page.getByText(/^1-10 Toys of/)).toBeVisible()
  await page.goto('/#/shop?page=999')
  await expect(page.getByText('No products found.')).toBeVisible()
})

test('the search shows suggestions at every third letter and opens the chosen product', async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('combobox', { name: 'Search Toys' })
  const searchTerms: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/list/search/'))
      searchTerms.push(decodeURIComponent(request.url().split('/').at(-1) ?? ''))
  })
  await search.pressSequentially('Ted')
  await expect(page.getByRole('option', { name: /Teddy Bears/ })).toContainText('$55.00')
  await search.pressSequentially('dy')
  await expect(search).toHaveValue('Teddy')
  expect(searchTerms).toEqual(['ted'])
  await page.getByRole('option', { name: /Teddy Bears/ }).click()
  await expect(page).toHaveURL(/#\/product\/teddy-bears$/)
  await expect(search).toHaveValue('')

  await search.fill('duck')
  await search.press('Enter')
  await expect(page).toHaveURL(/#\/shop\?name=duck$/)
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Duck')
})

test('the search covers all prices, and the box shows the search of the page', async ({ page }) => {
  await page.goto('/#/shop?brand=six-sides')
  const search = page.getByRole('combobox', { name: 'Search Toys' })
  await search.fill('cube')
  await search.press('Enter')
  await expect(page).toHaveURL(/name=cube$/)
  const listed = page.waitForRequest(/list\?name=kit/)
  await search.fill('kit')
  await search.press('Enter')
  expect(new URL((await listed).url()).searchParams.get('max')).toBeNull()
  await expect(page).toHaveURL(/name=kit$/)
  await page.goBack()
  await expect(search).toHaveValue('cube')
  await page.reload()
  await expect(search).toHaveValue('cube')
  await page.goBack()
  await expect(search).toHaveValue('')
})

test('the filters beside the list say how many toys they leave', async ({ page }) => {
  await page.goto('/shop')
  const filters = page.getByRole('region', { name: 'Product Filters' })
  const option = filters.getByRole('link', { name: /^\$20–49\.99/ })
  const count = /49\.99(\d+) toys/.exec((await option.textContent()) ?? '')?.[1]
  await option.click()
  await expect(page).toHaveURL(/#\/shop\?min=20&max=49\.99$/)
  await expect(page.getByText(new RegExp(`Toys of ${count} Toys`))).toBeVisible()
  await expect(option).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Add To Cart' }).first().click()
  await expect(page.getByRole('button', { name: 'Remove From Cart' })).toHaveCount(1)
})

test('a brand links to its products, and a product links to its brand', async ({ page }) => {
  await page.goto('/#/brands')
  await expect(page.getByRole('heading', { name: 'Choose From Over 10+ Categories' })).toBeVisible()
  await page.getByRole('article').filter({ hasText: 'Six Sides' }).getByRole('link').click()
  await expect(page).toHaveURL(/#\/shop\/brand\/six-sides$/)
  await page.getByRole('link', { name: 'Rubix Cube' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rubix Cube' })).toBeVisible()
  await page.getByRole('link', { name: /^See More/ }).click()
  await expect(page).toHaveURL(/#\/shop\/brand\/six-sides$/)
})

test('the header menu lists the brands', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Categories' }).click()
  await expect(page.getByText('Over 10+ Categories')).toBeVisible()
  await page.getByRole('menuitem', { name: 'Puddle' }).click()
  await expect(page).toHaveURL(/#\/shop\/brand\/puddle$/)
  await page.getByRole('banner').getByRole('button', { name: 'Categories' }).click()
  await page.getByRole('menuitem', { name: 'Check All' }).click()
  await expect(page).toHaveURL(/#\/brands$/)
})

test('the header menu opened by a key has the focus on the first brand, also if the brands arrive late', async ({
  page,
}) => {
  await page.route('**/api/brand/list', async (route) => {
    await menu.waitFor()
    await route.continue()
  })
  const menu = page.getByRole('menu')
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Categories' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Check All' })).toBeVisible()
  await expect(menu.getByRole('menuitem').first()).not.toHaveText('Loading…')
  await expect(menu.getByRole('menuitem').first()).toBeFocused()
})

test('a product page shows its reviews', async ({ page }) => {
  await page.goto('/#/product/teddy-bears')
  await expect(page.getByRole('heading', { name: 'Rating and Reviews' })).toBeVisible()
  await expect(page.getByText('Published On').first()).toBeVisible()
})

test('reviews are sorted, folded and split into pages', async ({ page }) => {
  await page.goto('/#/product/teddy-bears')
  const reviews = page.getByRole('region', { name: /^\d+ Reviews/ })
  await reviews.getByRole('button', { name: /^Read more of/ }).click()
  await expect(reviews.getByRole('button', { name: /^Show less of/ })).toBeVisible()
  await reviews.getByRole('combobox', { name: 'Sort By' }).selectOption('Lowest Rating')
  await expect(
    reviews
      .getByRole('article')
      .first()
      .getByRole('img', { name: /^[1-3] out of 5/ }),
  ).toBeVisible()
  await reviews.getByRole('button', { name: 'Next page' }).click()
  await expect(reviews.getByRole('heading', { name: /page 2 of 2$/ })).toBeFocused()
  await expect(page.getByText(/^\d+% would recommend$/)).toBeVisible()
})
