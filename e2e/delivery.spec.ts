import { expect } from '@playwright/test'
import { bearer, buyProduct, expectToast, getTextField, registerUser, signInAs } from './support/actions.ts'
import { test } from './support/test.ts'

test('an order without an address asks for one and uses it', async ({ page, request }) => {
  const { token } = await registerUser(request)
  const id = await buyProduct(request, token, 'transformer')
  await signInAs(page, token, `/order/success/${id}`)
  await expect(page.getByRole('heading', { name: 'Where should we send it?' })).toBeVisible()
  await getTextField(page, 'Address').fill('12 Clockmaker Lane')
  await getTextField(page, 'City').fill('Portland')
  await getTextField(page, 'State').fill('Oregon')
  await getTextField(page, 'Country').fill('United States')
  await getTextField(page, 'Zipcode').fill('97201')
  await expectToast(page, 'Address has been added successfully!', () =>
    page.getByRole('button', { name: 'Add Address' }).click(),
  )
  await expect(page.getByRole('heading', { name: 'Delivery Address' })).toBeVisible()

  await page.goto('/#/dashboard/address')
  await expect(page.getByText('Portland, Oregon 97201')).toBeVisible()
  await page.getByRole('link', { name: 'Edit 12 Clockmaker Lane' }).click()
  await getTextField(page, 'City').fill('Salem')
  await expectToast(page, 'Address has been updated successfully!', () =>
    page.getByRole('button', { name: 'Save changes' }).click(),
  )
  await expect(page.getByText('Salem, Oregon 97201')).toBeVisible()
  // The order keeps the address that it was placed with.
  await page.goto(`/#/order/${id}`)
  await expect(page.getByRole('region', { name: 'Delivery Address' })).toContainText('Portland, Oregon 97201')
})

test('an invoice of fifteen items fits on one page', async ({ page, request }) => {
  const { token } = await registerUser(request)
  const { products } = await (await request.get('/api/product/list?limit=40&sortOrder=2')).json()
  const toys = products.filter((toy: { inventory: number }) => toy.inventory > 30).slice(0, 15)
  const headers = bearer(token)
  const lines = toys.map((toy: { _id: string; price: number }) => ({ product: toy._id, quantity: 1, price: toy.price }))
  const { cartId } = await (await request.post('/api/cart/add', { headers, data: { products: lines } })).json()
  const total = Math.round(toys.reduce((sum: number, toy: { price: number }) => sum + toy.price * 100, 0)) / 100
  const { order } = await (await request.post('/api/order/add', { headers, data: { cartId, total } })).json()
  await signInAs(page, token, `/order/${order._id}`)
  await expect(page.getByRole('region', { name: 'Purchased Items' }).getByRole('listitem')).toHaveCount(15)
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
