import { expect, type Page, type Response } from '@playwright/test'
import { MeResponse, MerchantOrderPage } from '@whirligig/contract'
import { bearer, buyProduct, registerUser, signInAs } from './support/actions.ts'
import { adminToken, staffToken } from './support/staff.ts'
import { test } from './support/test.ts'
import { waitForPage } from './support/wait-for-page.ts'

type Visit = { path: string; name: string; api: string }

/** Visits the pages. The code of each arrives only after its data has been requested. */
async function expectParallelRequests(page: Page, token: string, start: Omit<Visit, 'api'>, visits: readonly Visit[]) {
  const apis = visits.map(({ api }) => api)
  const requests: string[] = []
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url())
    if (apis.includes(pathname)) requests.push(pathname)
  })
  let heldText = ''
  let arrival = Promise.withResolvers<void>()
  let isHeld = false
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    if (heldText && (await response.text()).includes(heldText)) {
      isHeld = true
      await arrival.promise
    }
    await route.fulfill({ response })
  })
  await signInAs(page, token, start.path)
  await waitForPage(page, `${start.name} · Whirligig`)

  for (const { path, name, api } of visits) {
    await test.step(name, async () => {
      const title = `${name} · Whirligig`
      isHeld = false
      arrival = Promise.withResolvers()
      heldText = title
      await page.goto(`/#${path}`)
      await expect.poll(() => isHeld).toBe(true)
      await expect.poll(() => requests).toContain(api)
      arrival.resolve()
      await waitForPage(page, title)
    })
  }
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual(apis)
}

test('pages of the back office request their data once, while their code loads', async ({ page, request }) => {
  const buyer = await registerUser(request)
  const order = await buyProduct(request, buyer.token, 'rubix-cube')
  const me = await request.get('/api/user/me', { headers: bearer(buyer.token) })
  const user = MeResponse.parse(await me.json()).user._id
  await expectParallelRequests(page, await adminToken(request), { path: '/dashboard/system', name: 'System' }, [
    { path: '/dashboard/product', name: 'Products', api: '/api/product' },
    { path: '/dashboard/orders/customers', name: 'Customer Orders', api: '/api/order' },
    { path: `/order/${order}`, name: 'Order Details', api: `/api/order/${order}` },
    { path: '/dashboard/users', name: 'Users', api: '/api/user' },
    { path: `/dashboard/users/${user}`, name: 'User', api: `/api/user/${user}` },
    { path: '/dashboard/merchant', name: 'Merchants', api: '/api/merchant' },
    { path: '/dashboard/messages', name: 'Messages', api: '/api/contact' },
    { path: '/dashboard/review', name: 'Reviews', api: '/api/review' },
    { path: '/dashboard', name: 'Overview', api: '/api/overview' },
  ])
})

test("a merchant's pages request their data once, while their code loads", async ({ page, request }) => {
  const token = await staffToken(request, 'merchant')
  const list = await request.get('/api/order/list/merchant?status=all', { headers: bearer(token) })
  const [order] = MerchantOrderPage.parse(await list.json()).orders
  const api = `/api/order/merchant/${order?._id}`
  await expectParallelRequests(page, token, { path: '/dashboard/wishlist', name: 'Your Wishlist' }, [
    { path: '/dashboard/product', name: 'Products', api: '/api/product' },
    { path: '/dashboard/customer-orders', name: 'Customer Orders', api: '/api/order/list/merchant' },
    { path: `/dashboard/customer-orders/${order?._id}`, name: 'Order Details', api },
    { path: '/dashboard', name: 'Overview', api: '/api/overview' },
  ])
})

test("the code of a review's history arrives before a review is opened", async ({ page, request }) => {
  const isHistory = async (response: Response) =>
    /\/assets\/.*\.js$/.test(response.url()) && (await response.text()).includes('Staff have changed nothing yet.')
  const code = page.waitForResponse(isHistory)
  await signInAs(page, await adminToken(request), '/dashboard/review')
  await code
  await page.getByRole('button', { name: 'No mould at last', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'No mould at last' })
  await expect(drawer.getByText('Staff have changed nothing yet.')).toBeVisible()
})
