import { expect } from '@playwright/test'
import { MeResponse } from '@whirligig/contract'
import { bearer, buyProduct, registerUser, signInAs } from './support/actions.ts'
import { adminToken } from './support/staff.ts'
import { test } from './support/test.ts'
import { waitForPage } from './support/wait-for-page.ts'

test('pages of the back office request their data once, while their code loads', async ({ page, request }) => {
  const buyer = await registerUser(request)
  const order = await buyProduct(request, buyer.token, 'rubix-cube')
  const me = await request.get('/api/user/me', { headers: bearer(buyer.token) })
  const user = MeResponse.parse(await me.json()).user._id
  const pages: [path: string, name: string, api: string][] = [
    ['/dashboard/product', 'Products', '/api/product'],
    ['/dashboard/orders/customers', 'Customer Orders', '/api/order'],
    [`/order/${order}`, 'Order Details', `/api/order/${order}`],
    ['/dashboard/users', 'Users', '/api/user'],
    [`/dashboard/users/${user}`, 'User', `/api/user/${user}`],
    ['/dashboard/merchant', 'Merchants', '/api/merchant'],
    ['/dashboard/messages', 'Messages', '/api/contact'],
    ['/dashboard/review', 'Reviews', '/api/review'],
    ['/dashboard', 'Overview', '/api/overview'],
  ]
  const apis = pages.map(([, , api]) => api)
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
  await signInAs(page, await adminToken(request), '/dashboard/system')
  await waitForPage(page, 'System · Whirligig')

  for (const [path, name, api] of pages) {
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
})
