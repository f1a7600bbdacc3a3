import { expect } from '@playwright/test'
import { formatOrderNumber } from '@whirligig/contract'
import { buyProduct, expectToast, registerUser, signInAs } from './support/actions.ts'
import { waitForMailedText } from './support/mail-folder.ts'
import { adminToken } from './support/staff.ts'
import { test } from './support/test.ts'

test('staff print the packing slips of the orders to ship in one go, take a change back, and ship them', async ({
  page,
  request,
}) => {
  const { token, email } = await registerUser(request)
  const ids: string[] = []
  for (let orders = 0; orders < 3; orders++) ids.push(await buyProduct(request, token, 'rubix-cube'))
  const numbers = ids.map(formatOrderNumber)
  await page.addInitScript(() => {
    // No dialog: what would be printed stays rendered until the browser reports the end.
    window.print = () => undefined
  })
  const search = encodeURIComponent(email)
  await signInAs(page, await adminToken(request), `/dashboard/orders/customers?status=to_ship&search=${search}`)
  const main = page.getByRole('main')
  const selectAll = main.getByRole('checkbox', { name: 'Select all rows of this page' })
  await selectAll.check()
  await expect(main.getByText('3 orders selected')).toBeVisible()

  await main.getByRole('button', { name: 'Print slips' }).click()
  await page.emulateMedia({ media: 'print' })
  const slips = page.getByRole('region', { name: 'Packing slip' })
  await expect(slips).toHaveCount(3)
  for (const number of numbers) await expect(slips.filter({ hasText: number })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(slips).toHaveCount(0)

  await main.getByRole('button', { name: 'Mark as Processing' }).click()
  await expect(main.getByText('3 orders marked as Processing.')).toBeVisible()
  await main.getByRole('button', { name: 'Undo' }).click()
  await expect(main.getByText('3 orders marked as Processing.')).toHaveCount(0)

  await selectAll.check()
  await main.getByRole('button', { name: 'Mark as Shipped' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as Shipped' }).click()
  await expect(main.getByText('3 orders marked as Shipped.')).toBeVisible()
  await expect(main.getByText('No orders found.')).toBeVisible()
  for (const number of numbers)
    await waitForMailedText(email, new RegExp(`your order ${number} are on\\s+their\\s+way`))
})

test('a note about an order is there for other staff, and not for the buyer', async ({ page, request }) => {
  const { token } = await registerUser(request)
  const id = await buyProduct(request, token, 'rubix-cube')
  await signInAs(page, await adminToken(request), `/order/${id}`)
  await page.getByRole('textbox', { name: 'Note for staff' }).fill('Wants it wrapped.')
  await page.getByRole('button', { name: 'Add note' }).click()
  const history = page.getByRole('list', { name: 'History of the order' })
  await expect(history).toContainText('Wants it wrapped.')
  await signInAs(page, token, `/order/${id}`)
  await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible()
  await expect(page.getByText('Wants it wrapped.')).toHaveCount(0)
})

test.describe('without the code of the packing slip', () => {
  test.use({ allowedErrors: /ERR_FAILED/ })

  test('an order says so, keeps what is typed, and prints it on the next attempt', async ({ page, request }) => {
    const id = await buyProduct(request, (await registerUser(request)).token, 'rubix-cube')
    await page.addInitScript(() => {
      window.print = () => undefined
    })
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch()
      if (/[`"]Packing slip[`"]/.test(await response.text())) await route.abort()
      else await route.fulfill({ response })
    })
    await signInAs(page, await adminToken(request), `/order/${id}`)
    const note = page.getByRole('textbox', { name: 'Note for staff' })
    await note.fill('Wants it wrapped.')
    const print = page.getByRole('button', { name: 'Print packing slip' })
    await expectToast(page, 'The shop cannot be reached.', () => print.click())
    await expect(note).toHaveValue('Wants it wrapped.')

    await page.unrouteAll({ behavior: 'wait' })
    await print.click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('region', { name: 'Packing slip' })).toBeVisible()
  })
})
