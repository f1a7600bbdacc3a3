import { expect } from '@playwright/test'
import { formatOrderNumber, ProductResponse } from '@whirligig/contract'
import { bearer, buyProduct, expectToast, registerUser, signInAs } from './support/actions.ts'
import { adminToken } from './support/staff.ts'
import { test } from './support/test.ts'

test('an order is opened by keys alone, and Back returns to its row', async ({ page, request }) => {
  const { token, email } = await registerUser(request)
  const ids: string[] = []
  for (let orders = 0; orders < 12; orders++) ids.push(await buyProduct(request, token, 'rubix-cube'))
  const [first = '', second = ''] = ids
  const search = encodeURIComponent(email)
  await page.setViewportSize({ width: 1280, height: 500 }) // the list is higher than that
  await signInAs(page, await adminToken(request), `/dashboard/orders/customers?status=to_ship&search=${search}`)
  const rowLink = (id: string) => page.getByRole('link', { name: formatOrderNumber(id), exact: true })
  // What is to ship is packed from the oldest order on.
  await expect(page.getByRole('row').nth(1)).toContainText(formatOrderNumber(first))

  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.keyboard.press('j')
  await expect(rowLink(first)).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByText('1 order selected')).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rowLink(second)).toBeFocused()

  for (const _ of ids) await page.keyboard.press('j')
  const last = ids.at(-1) ?? ''
  await expect(rowLink(last)).toBeFocused()
  await expect(page.getByRole('searchbox', { name: 'Type the complete order ID' })).not.toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).press('Enter')
  await expect(rowLink(last)).toBeFocused()
  await expect(rowLink(last)).toBeInViewport()
  await expect(page.getByRole('searchbox', { name: 'Type the complete order ID' })).not.toBeInViewport()

  // From the next order, Back leads to the row of that one.
  await rowLink(first).press('Enter')
  await page.getByRole('button', { name: 'Next order' }).press('Enter')
  await expect(page.getByText('2 of 12 in the list')).toBeVisible()
  await page.goBack()
  await expect(rowLink(second)).toBeFocused()
})

test('reviews are approved and rejected by one key each', async ({ page, request }) => {
  const title = (decision: string) => `To ${decision} ${crypto.randomUUID()}`
  const titles = { approve: title('approve'), reject: title('reject') }
  for (const [decision, slug] of [
    ['approve', 'rubix-cube'],
    ['reject', 'transformer'],
  ] as const) {
    const { token } = await registerUser(request)
    const { product } = ProductResponse.parse(await (await request.get(`/api/product/item/${slug}`)).json())
    const review = { product: product._id, title: titles[decision], review: 'Fine.', rating: 4, isRecommended: 1 }
    await request.post('/api/review/add', { headers: bearer(token), data: review })
  }
  await signInAs(page, await adminToken(request), '/dashboard/review?status=waiting')
  const open = (name: string) => page.getByRole('button', { name, exact: true })
  await open(titles.approve).focus()
  await expectToast(page, 'Review has been approved successfully!', () => page.keyboard.press('a'))
  await expect(open(titles.approve)).toHaveCount(0)
  // The focus has moved to another row, so that the next key works at once.
  await expect(page.getByRole('rowheader').locator(':focus')).toBeVisible()
  await open(titles.reject).focus()
  await expectToast(page, 'Review has been rejected successfully!', () => page.keyboard.press('r'))
  await expect(open(titles.reject)).toHaveCount(0)
  await page.getByRole('link', { name: /^Rejected/ }).click()
  await expect(open(titles.reject)).toBeVisible()
})
