import { expect, type Page } from '@playwright/test'
import { OrderResponse } from '@whirligig/contract'
import { bearer, buyProduct, registerUser, signInAs } from './support/actions.ts'
import { adminToken } from './support/staff.ts'
import { test } from './support/test.ts'

test("a status change by staff appears on the customer's open order without a reload", async ({ page, request }) => {
  const { token } = await registerUser(request)
  const id = await buyProduct(request, token, 'transformer')
  await signInAs(page, token, `/order/${id}`)
  const items = page.getByRole('region', { name: 'Purchased Items' })
  await expect(items.getByText('Not processed')).toBeVisible()

  const headers = bearer(await adminToken(request))
  const { order } = OrderResponse.parse(await (await request.get(`/api/order/${id}`, { headers })).json())
  await request.put(`/api/order/status/item/${order.products[0]?._id}`, {
    headers,
    data: { orderId: id, cartId: order.cartId, status: 'Processing' },
  })
  await expect(items.getByText('Processing')).toBeVisible()
  await expect(page.getByText('Transformer is now processing.')).toBeAttached()
})

/** Resolves when the page has received the stock of the toy that it watches. */
async function waitForStock(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket', (each) => each.url().includes('/socket.io/'))
  await socket.waitForEvent('framereceived', ({ payload }) => payload.includes('stockChanged'))
}

test('a product page announces when another shopper buys the last item', async ({ page, request }) => {
  const [visitor, buyer] = await Promise.all([registerUser(request), registerUser(request)])
  await buyProduct(request, visitor.token, 'rose-palace')
  const stock = waitForStock(page)
  await signInAs(page, visitor.token, '/product/rose-palace')
  await expect(page.getByText('In stock')).toBeVisible()
  await stock
  await buyProduct(request, buyer.token, 'rose-palace')
  await expect(page.getByText('This toy has just sold out.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add To Cart', exact: true })).toBeDisabled()
})

test('a product page shows the stock that has changed before it is connected', async ({ page, request }) => {
  const [visitor, buyer] = await Promise.all([registerUser(request), registerUser(request)])
  for (let sold = 0; sold < 6; sold += 1) await buyProduct(request, buyer.token, 'night-mail-express') // one is left
  const { promise: isBought, resolve: connect } = Promise.withResolvers<void>()
  await page.routeWebSocket(/\/socket\.io\//, async (socket) => {
    await isBought
    socket.connectToServer()
  })
  const isLoaded = page.waitForResponse((response) => response.url().includes('/api/product/item/night-mail-express'))
  await signInAs(page, visitor.token, '/product/night-mail-express')
  await isLoaded // as a member, so that nothing else fetches the stock
  await expect(page.getByText('In stock')).toBeVisible()
  await buyProduct(request, buyer.token, 'night-mail-express')
  connect()
  await expect(page.getByText('This toy has just sold out.')).toBeVisible()
})
