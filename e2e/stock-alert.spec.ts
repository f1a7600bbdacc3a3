import { type APIRequestContext, expect } from '@playwright/test'
import { ProductSavedResponse } from '@whirligig/contract'
import sharp from 'sharp'
import { bearer, expectToast, getTextField, newUserData } from './support/actions.ts'
import { waitForMailedText } from './support/mail-folder.ts'
import { adminToken } from './support/staff.ts'
import { test } from './support/test.ts'

/** Adds a product that is out of stock. */
async function addSoldOutToy(request: APIRequestContext, headers: Record<string, string>) {
  const name = `Paper Kite ${crypto.randomUUID().slice(0, 8)}`
  const buffer = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#2b63d9' } })
    .png()
    .toBuffer()
  const fields = {
    sku: name.replaceAll(' ', '-'),
    name,
    description: 'Flies.',
    quantity: '0',
    price: '9',
    taxable: '0',
  }
  const multipart = { ...fields, image: { name: 'kite.png', mimeType: 'image/png', buffer } }
  const response = await request.post('/api/product/add', { headers, multipart })
  return ProductSavedResponse.parse(await response.json()).product
}

test('a guest gets one mail when a toy is back, and stops such mails with its link', async ({ page, request }) => {
  const headers = bearer(await adminToken(request))
  const toy = await addSoldOutToy(request, headers)
  const { email } = newUserData()
  await page.goto(`/#/product/${toy.slug}`)
  const box = page.getByRole('form', { name: 'Tell me when it is back' })
  await getTextField(page, 'Email').fill(email)
  await expectToast(page, 'We will send you one mail when this toy is back.', () =>
    box.getByRole('button', { name: 'Mail me' }).click(),
  )

  const { sku, name, slug, description, price } = toy
  const product = { sku, name, slug, description, price, taxable: 0, quantity: 3 }
  await request.put(`/api/product/${toy._id}`, { headers, data: { product } })
  await page.goto(await waitForMailedText(email, /http:\S+\/api\/stock-alert\/stop\/[\w-]+/))
  await expect(page.getByRole('heading', { name: 'These mails have stopped' })).toBeVisible()
  await page.goto(await waitForMailedText(email, /http:\S+\/product\/[\w-]+/))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('form', { name: 'Tell me when it is back' })).toBeHidden()
})
