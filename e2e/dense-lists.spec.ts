import { expect, type Locator } from '@playwright/test'
import { signInAs } from './support/actions.ts'
import { staffToken } from './support/staff.ts'
import { test } from './support/test.ts'

const LISTS = [
  { role: 'admin', path: '/dashboard/orders/customers', columns: ['Order', 'Ordered', 'Customer', 'Status', 'Total'] },
  { role: 'admin', path: '/dashboard/product', columns: ['Product', 'Price', 'In stock', 'Active'] },
  { role: 'admin', path: '/dashboard/category', columns: ['Category', 'Active'] },
  { role: 'admin', path: '/dashboard/brand', columns: ['Brand', 'Active'] },
  { role: 'admin', path: '/dashboard/users', columns: ['Name', 'Role', 'Joined'] },
  { role: 'admin', path: '/dashboard/merchant', columns: ['Brand', 'Status', 'Applied'] },
  { role: 'admin', path: '/dashboard/review', columns: ['Review', 'Rating', 'Status'] },
  { role: 'admin', path: '/dashboard/subscribers', columns: ['Email', 'Subscribed'] },
  { role: 'merchant', path: '/dashboard/product', columns: ['Product', 'Price', 'In stock', 'Active'] },
  {
    role: 'merchant',
    path: '/dashboard/customer-orders?filter=all',
    columns: ['Order', 'Ordered', 'Customer', 'Status', 'Total'],
  },
] as const

test.use({ viewport: { width: 768, height: 1024 } })

for (const { role, path, columns } of LISTS) {
  test(`on a tablet, ${path} of a ${role} has dense rows that fit`, async ({ page, request }) => {
    if (path.endsWith('/subscribers')) {
      await request.post('/api/newsletter/subscribe', { data: { email: 'dense-rows@whirligig.test' } })
    }
    await signInAs(page, await staffToken(request, role), path)
    const table = page.getByRole('main').getByRole('table')
    await expect(table.getByRole('rowheader').first()).toBeVisible()
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
  })
}

/** The distinct distances of elements from the top of the page: one for each row of a toolbar. */
const findRowTops = async (elements: Locator) => [
  ...new Set(await elements.evaluateAll((each) => each.map((element) => element.getBoundingClientRect().top))),
]

test('on a phone, the products list has its buttons in one row and its filters in two', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signInAs(page, await staffToken(request, 'admin'), '/dashboard/product')
  const main = page.getByRole('main')
  await expect(main.getByRole('rowheader').first()).toBeVisible()
  const actions = ['Views', 'Export', 'Import', 'Add'].map((name) =>
    main.getByRole('button', { name, exact: true }).or(main.getByRole('link', { name, exact: true })),
  )
  for (const action of actions) await expect(action).toBeVisible()
  const tops = await Promise.all(actions.map(async (action) => (await action.boundingBox())?.y))
  expect(new Set(tops).size).toBe(1)
  expect(await findRowTops(main.getByRole('group', { name: 'Filters' }).getByRole('combobox'))).toHaveLength(2)
})
