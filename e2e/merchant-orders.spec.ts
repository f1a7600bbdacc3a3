import { expect } from '@playwright/test'
import { formatOrderNumber, StaffProductPage } from '@whirligig/contract'
import { addAddress, bearer, buyProduct, expectToast, openAs, registerUser, signInAs } from './support/actions.ts'
import { staffToken } from './support/staff.ts'
import { test } from './support/test.ts'

test('a merchant finds an order of their toy and ships it, and the buyer sees it', async ({
  page,
  browser,
  request,
}) => {
  const merchant = await staffToken(request, 'merchant')
  const list = await request.get('/api/product', { headers: bearer(merchant) })
  const toy = StaffProductPage.parse(await list.json()).products.find(
    ({ isActive, inventory }) => isActive && inventory > 5,
  )
  if (!toy) throw new Error('The merchant has no toy to sell.')
  const { token, email, firstName, lastName } = await registerUser(request)
  await addAddress(request, token)
  const id = await buyProduct(request, token, toy.slug)
  const buyer = await openAs(browser, token, `/order/${id}`)
  const bought = buyer.getByRole('region', { name: 'Purchased Items' })
  await expect(bought.getByText('Not processed')).toBeVisible()

  await signInAs(page, merchant, '/dashboard')
  const menu = page.getByRole('navigation', { name: 'Account' })
  await menu.getByRole('link', { name: 'Customer Orders' }).click()
  const row = page.getByRole('row').filter({ hasText: formatOrderNumber(id) })
  await expect(row).toContainText(`${firstName} ${lastName}`)
  await expect(row).toContainText(`1 × ${toy.name}`)
  await row.getByRole('link').click()

  await expect(page.getByRole('region', { name: 'Ship to' })).toContainText('12 Clockmaker Lane')
  await expect(page.getByRole('main')).not.toContainText(email)
  await page.emulateMedia({ media: 'print' })
  const slip = page.getByRole('region', { name: 'Packing slip' })
  await expect(slip.getByRole('row', { name: `1 ${toy.name} ${toy.sku}` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ship all' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(slip).toBeHidden()

  await expectToast(page, 'The items have been updated successfully!', () =>
    page.getByRole('button', { name: 'Ship all' }).click(),
  )
  await expect(page.getByRole('combobox', { name: `Status of ${toy.name}` })).toHaveValue('Shipped')
  await expect(page.getByRole('button', { name: 'Ship all' })).toBeHidden()
  await expect(bought.getByText('Shipped')).toBeVisible()

  // The order has nothing left to ship.
  await menu.getByRole('link', { name: 'Customer Orders' }).click()
  await expect(page.getByRole('link', { name: /^To ship/ })).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Which orders' }).getByRole('link', { name: /^All/ }).click()
  await expect(row).toContainText('Shipped')
})
