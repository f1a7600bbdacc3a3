import { expect, type Locator, type Page } from '@playwright/test'
import { signInAs } from './support/actions.ts'
import { staffToken } from './support/staff.ts'
import { test } from './support/test.ts'

const LISTS = [
  {
    role: 'admin',
    path: '/dashboard/orders/customers',
    api: 'order',
    columns: ['Order', 'Ordered', 'Customer', 'Status', 'Total'],
  },
  { role: 'admin', path: '/dashboard/product', api: 'product', columns: ['Product', 'Price', 'In stock', 'Active'] },
  { role: 'admin', path: '/dashboard/category', api: 'category', columns: ['Category', 'Active'] },
  { role: 'admin', path: '/dashboard/brand', api: 'brand', columns: ['Brand', 'Active'] },
  { role: 'admin', path: '/dashboard/users', api: 'user', columns: ['Name', 'Role', 'Joined'] },
  { role: 'admin', path: '/dashboard/merchant', api: 'merchant', columns: ['Brand', 'Status', 'Applied'] },
  { role: 'admin', path: '/dashboard/review', api: 'review', columns: ['Review', 'Rating', 'Status'] },
  { role: 'admin', path: '/dashboard/subscribers', api: 'newsletter', columns: ['Email', 'Subscribed'] },
  { role: 'merchant', path: '/dashboard/product', api: 'product', columns: ['Product', 'Price', 'In stock', 'Active'] },
  {
    role: 'merchant',
    path: '/dashboard/customer-orders?filter=all',
    api: 'order/list/merchant',
    columns: ['Order', 'Ordered', 'Customer', 'Status', 'Total'],
  },
] as const

/** A column may move by a few characters, because values are longer or shorter than typical ones. */
const MAX_COLUMN_SHIFT_PX = 24

/** Holds the responses of this endpoint back until the returned function is called. */
async function holdResponses(page: Page, api: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(new RegExp(`/api/${api}(\\?|$)`), async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const findColumnStarts = (table: Locator) =>
  table
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.map((head) => [head.textContent, head.getBoundingClientRect().left] as const))

const WIDTHS = [768, 1280]
const HEIGHT = 1024

for (const { role, path, api, columns } of LISTS) {
  test(`${path} of a ${role} has dense rows that fit the columns of their placeholders`, async ({ page, request }) => {
    if (path.endsWith('/subscribers')) {
      await request.post('/api/newsletter/subscribe', { data: { email: 'dense-rows@whirligig.test' } })
    }
    const token = await staffToken(request, role)
    const release = await holdResponses(page, api)
    await signInAs(page, token, path)
    const table = page.getByRole('main').getByRole('table')
    await expect(table).toHaveAttribute('aria-busy', 'true')
    await page.evaluate(() => document.fonts.ready)
    const placeholders = new Map<number, Awaited<ReturnType<typeof findColumnStarts>>>()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT })
      placeholders.set(width, await findColumnStarts(table))
    }
    release()
    await expect(table.getByRole('rowheader').first()).toBeVisible()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT })
      for (const [index, [name, start]] of (await findColumnStarts(table)).entries()) {
        const shift = Math.abs(start - (placeholders.get(width)?.[index]?.[1] ?? 0))
        expect(shift, `shift of ${name} at ${width} px`).toBeLessThanOrEqual(MAX_COLUMN_SHIFT_PX)
      }
      for (const name of columns) {
        await expect(table.getByRole('columnheader', { name, exact: true })).toBeInViewport({ ratio: 1 })
      }
      const heights = await table
        .locator('tbody')
        .getByRole('row')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(40)
      expect(Math.max(...heights)).toBeLessThanOrEqual(48)
      // The box of the table cuts off what does not fit.
      expect(await table.evaluate((element) => element.scrollWidth === element.parentElement?.clientWidth)).toBe(true)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
}

/** The distinct distances of elements from the top of the page: one for each row of a toolbar. */
const findRowTops = async (elements: Locator) => [
  ...new Set(await elements.evaluateAll((each) => each.map((element) => element.getBoundingClientRect().top))),
]

const TOOLBARS = [
  { path: '/dashboard/product', actions: ['Views', 'Export', 'Import', 'Add'] },
  { path: '/dashboard/orders/customers', actions: ['Views', 'Export', 'My Orders'] },
] as const

for (const { path, actions } of TOOLBARS) {
  test(`on phones, ${path} has its buttons in one row`, async ({ page, request }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await signInAs(page, await staffToken(request, 'admin'), path)
    const main = page.getByRole('main')
    await expect(main.getByRole('rowheader').first()).toBeVisible()
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 780 })
      const boxes = await Promise.all(
        actions.map((name) =>
          main
            .getByRole('button', { name, exact: true })
            .or(main.getByRole('link', { name, exact: true }))
            .boundingBox(),
        ),
      )
      expect(new Set(boxes.map((box) => box?.y)).size, `rows at ${width} px`).toBe(1)
      expect(Math.max(...boxes.map((box) => box?.height ?? Infinity)), 'texts on one line').toBeLessThan(48)
    }
  })
}

test('on a phone, the products list has its filters in two rows', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signInAs(page, await staffToken(request, 'admin'), '/dashboard/product')
  const main = page.getByRole('main')
  await expect(main.getByRole('rowheader').first()).toBeVisible()
  expect(await findRowTops(main.getByRole('group', { name: 'Filters' }).getByRole('combobox'))).toHaveLength(2)
})
