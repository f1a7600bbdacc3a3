import { expect } from '@playwright/test'
import { OrderResponse } from '@whirligig/contract'
import { aMember, bearer, buy, enterAs } from './support/shopper.ts'
import { adminToken } from './support/staff.ts'
import { test } from './support/test.ts'

test("what staff change shows on the buyer's open order, without a reload", async ({ page, request }) => {
  const { token } = await aMember(request)
  const id = await buy(request, token, 'transformer')
  await enterAs(page, token, `/order/${id}`)
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

test('whoever looks at a toy is told when somebody else takes the last one', async ({ page, request }) => {
  const [looker, faster] = await Promise.all([aMember(request), aMember(request)])
  await buy(request, looker.token, 'rose-palace')
  await enterAs(page, looker.token, '/product/rose-palace')
  await expect(page.getByText('In stock')).toBeVisible()
  await buy(request, faster.token, 'rose-palace')
  await expect(page.getByText('This toy has just sold out.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add To Cart' })).toBeDisabled()
})
