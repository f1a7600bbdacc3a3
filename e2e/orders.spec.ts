import { expect } from '@playwright/test'
import { formatOrderNumber } from '@whirligig/contract'
import { buyProduct, expectToast, registerUser, signInAs } from './support/actions.ts'
import { test } from './support/test.ts'

test('the invoice shows correct totals when it is opened', async ({ page, request }) => {
  const { token } = await registerUser(request)
  const id = await buyProduct(request, token, 'transformer', 2)
  await signInAs(page, token, `/order/${id}`)

  const invoice = page.getByRole('region', { name: 'Invoice' })
  await expect(invoice.getByText('Delivery Fee')).toBeHidden()
  await page.getByRole('button', { name: 'Show Invoice' }).click()
  await expect(invoice).toContainText(id)
  await expect(invoice).toContainText('Mina Marlow')
  await expect(invoice).toContainText('2 × Transformer at $99.00$198.00')
  await expect(invoice).toContainText('Price$198.00')
  await expect(invoice).toContainText('Tax$9.90')
  await expect(invoice).toContainText('Delivery FeeFree')
  await expect(invoice).toContainText('Total$207.90')
  await page.getByRole('button', { name: 'Hide Invoice' }).click()
  await expect(invoice.getByText('Delivery Fee')).toBeHidden()
})

test('an order is cancelled after a confirmation and restores the stock', async ({ page, request }) => {
  const { token } = await registerUser(request)
  const id = await buyProduct(request, token, 'biscuit-the-pull-along')
  await signInAs(page, token, `/order/${id}`)

  await page.getByRole('button', { name: 'Cancel Order' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('region', { name: 'Purchased Items' }).getByText('Not processed')).toBeVisible()

  await page.getByRole('button', { name: 'Cancel Order' }).click()
  await expectToast(page, 'Order has been cancelled successfully', () =>
    question.getByRole('button', { name: 'Cancel Order' }).click(),
  )
  await expect(page).toHaveURL(/#\/dashboard\/orders$/)
  await expect(page.getByRole('article').filter({ hasText: formatOrderNumber(id) })).toContainText('Cancelled')

  const { product } = await (await request.get('/api/product/item/biscuit-the-pull-along')).json()
  expect(product.inventory).toBe(2)
})

test('an empty order list links to the shop', async ({ page, request }) => {
  const { token } = await registerUser(request)
  await signInAs(page, token, '/dashboard/orders')
  await expect(page.getByText('OOPs No Orders')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'See all toys' }).click()
  await expect(page).toHaveURL(/#\/shop$/)
})

test('an order is bought again with one press', async ({ page, request }) => {
  const { token } = await registerUser(request)
  const id = await buyProduct(request, token, 'transformer', 2)
  await signInAs(page, token, `/order/${id}`)
  await page.getByRole('button', { name: 'Buy again' }).click()
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' })
  await expect(cart).toContainText('Items$198.00Tax$9.90DeliveryFreeTotal Amount$207.90')
})
