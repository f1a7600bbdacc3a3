import { expect, type Page } from '@playwright/test'
import { formatOrderNumber, ProductResponse } from '@whirligig/contract'
import { bearer, buyProduct, expectToast, openAs, registerUser, signInAs } from './support/actions.ts'
import { adminToken, createApplication, createMerchant, getInvitationLink } from './support/staff.ts'
import { test } from './support/test.ts'

/** The details of a merchant, which a row of the list opens. */
const details = (page: Page, brandName: string) => page.getByRole('dialog', { name: brandName })
const openDetails = (page: Page, brandName: string) =>
  page.getByRole('button', { name: brandName, exact: true }).click()

test('an admin finds and approves an application, and the applicant is invited', async ({ page, request }) => {
  const { email, brandName } = await createApplication(request)
  await signInAs(page, await adminToken(request), '/dashboard/merchant')
  await page.getByRole('searchbox', { name: 'Search merchants' }).fill(email)
  await expect(page.getByText('1 merchant found')).toBeVisible()
  await openDetails(page, brandName)
  await expectToast(page, `Merchant has been approved successfully! An invitation is on its way to ${email}.`, () =>
    page.getByRole('button', { name: `Approve ${brandName}` }).click(),
  )
  await expect(details(page, brandName)).toContainText('Invited')
  // The button is gone; keyboard focus continues from here.
  await expect(details(page, brandName).locator(':focus')).toBeVisible()
  expect(await getInvitationLink(email)).toContain(`email=${email}`)
})

test('a disabled merchant sees the reason and has no access until they are enabled', async ({
  page,
  browser,
  request,
}) => {
  const { token, brandName } = await createMerchant(request)
  const merchant = await openAs(browser, token, '/dashboard')
  await expect(merchant.getByRole('heading', { name: 'Your Account' })).toBeVisible()
  const support = await openAs(browser, token, '/support')
  const menu = support.getByRole('navigation', { name: 'Account' })
  await expect(menu.getByRole('link', { name: 'Products' })).toBeVisible()
  const getStatus = async () => (await request.get('/api/product', { headers: bearer(token) })).status()
  expect(await getStatus()).toBe(200)

  await signInAs(page, await adminToken(request), `/dashboard/merchant?search=${encodeURIComponent(brandName)}`)
  await openDetails(page, brandName)
  await page.getByRole('button', { name: `Disable ${brandName}` }).click()
  await expectToast(page, 'Merchant has been disabled successfully!', () =>
    page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click(),
  )
  expect(await getStatus()).toBe(403)
  await expect(merchant.getByText('Unfortunately it seems your account has been disabled.')).toBeVisible()
  await expect(menu).toHaveCount(0)
  await expect(support.getByRole('heading', { name: 'Support', level: 1 })).toBeVisible()
  await merchant.goto('/#/dashboard/product')
  await expect(merchant.getByText('Please contact admin to request access again.')).toBeVisible()
  await expect(merchant.getByRole('navigation', { name: 'Account' })).toHaveCount(0)

  await page.getByRole('button', { name: `Enable ${brandName}` }).click()
  await expectToast(page, 'Merchant has been enabled successfully!', () =>
    page.getByRole('alertdialog').getByRole('button', { name: 'Enable' }).click(),
  )
  await expect(
    details(page, brandName).getByRole('list', { name: 'History of the merchant' }).getByRole('listitem'),
  ).toHaveText([/^Enabled/, /^Disabled/, /^Approved/])
  await expect(merchant.getByRole('heading', { name: 'Products' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Products' })).toBeVisible()
  expect(await getStatus()).toBe(200)
})

test('a review appears on the product page once it is approved', async ({ page, request }) => {
  const { token } = await registerUser(request)
  const { product } = ProductResponse.parse(await (await request.get('/api/product/item/transformer')).json())
  const title = `Turns and turns ${crypto.randomUUID()}`
  const review = { product: product._id, title, review: 'Into a car and back.', rating: 5, isRecommended: 1 }
  await request.post('/api/review/add', { headers: bearer(token), data: review })

  await signInAs(page, await adminToken(request), '/product/transformer')
  await expect(page.getByRole('heading', { name: 'Rating and Reviews' })).toBeVisible()
  await expect(page.getByText(title)).toHaveCount(0)
  await page.goto('/#/dashboard/review')
  await expectToast(page, 'Review has been approved successfully!', () =>
    page.getByRole('button', { name: `Approve “${title}”` }).click(),
  )
  await expect(page.getByRole('button', { name: `Approve “${title}”` })).toHaveCount(0)
  await page.getByRole('button', { name: title, exact: true }).click()
  const drawer = page.getByRole('dialog', { name: title })
  await expect(drawer.getByRole('list', { name: 'History of the review' })).toContainText('Approved')
  await drawer.getByRole('link', { name: 'Transformer' }).click()
  await expect(page).toHaveURL(/#\/product\/transformer$/)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test('an admin sorts the orders by total, and a reload keeps the order', async ({ page, request }) => {
  await signInAs(page, await adminToken(request), '/dashboard/orders/customers')
  const header = page.getByRole('columnheader', { name: 'Total' })
  const readTotals = async () => {
    const texts = await page
      .getByRole('row')
      .getByRole('cell', { name: /^\$[\d,.]+$/ })
      .allTextContents()
    return texts.map((text) => Number(text.replaceAll(/[$,]/g, '')))
  }
  for (const [direction, sign] of [
    ['descending', -1],
    ['ascending', 1],
  ] as const) {
    await header.getByRole('button').click()
    await expect(header).toHaveAttribute('aria-sort', direction)
    await page.reload()
    await expect(header).toHaveAttribute('aria-sort', direction)
    await expect(page.getByRole('table', { name: 'Customer orders' })).not.toHaveAttribute('aria-busy')
    const totals = await readTotals()
    expect(totals.length).toBeGreaterThan(2)
    expect(totals).toEqual(totals.toSorted((a, b) => sign * (a - b)))
  }
})

test('the customer sees each status change of a line until delivery', async ({ page, browser, request }) => {
  const { token, email, firstName, lastName } = await registerUser(request)
  const id = await buyProduct(request, token, 'transformer')
  const buyer = await openAs(browser, token, `/order/${id}`)
  const bought = buyer.getByRole('region', { name: 'Purchased Items' })
  await expect(bought.getByText('Not processed')).toBeVisible()

  // An admin finds the order by its id, and the list is unchanged on return.
  await signInAs(page, await adminToken(request), '/dashboard/orders/customers')
  await page.getByRole('searchbox', { name: 'Type the complete order ID' }).fill(id)
  await page.getByText('1 order found').waitFor()
  const row = page.getByRole('row').filter({ hasText: formatOrderNumber(id) })
  await expect(row).toContainText(`${firstName} ${lastName}`)
  await row.getByRole('link').click()
  const customer = page.getByRole('region', { name: 'Customer' })
  await expect(customer).toContainText(`${firstName} ${lastName}`)
  await expect(customer.getByRole('link', { name: email })).toBeVisible()
  await expect(buyer.getByText(email)).toHaveCount(0)
  const status = page.getByRole('combobox', { name: 'Status of Transformer' })
  await expectToast(page, 'Item status has been updated successfully!', async () => {
    await status.selectOption('Shipped')
  })
  await expect(bought.getByText('Shipped')).toBeVisible()

  await status.focus()
  await status.selectOption('Delivered')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as delivered' }).click()
  await expect(status).toBeDisabled()
  await expect(page.getByRole('main').locator(':focus')).toBeVisible()
  await expect(bought.getByText('Delivered')).toBeVisible()
  await expect(buyer.getByRole('button', { name: 'Cancel Order' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('searchbox', { name: 'Type the complete order ID' })).toHaveValue(id)
  await expect(row).toContainText('Delivered')
})

test.describe('concurrent decisions', () => {
  test.use({ allowedErrors: /400 \(Bad Request\)/ })

  test('shows the second admin that the status has already changed', async ({ page, browser, request }) => {
    const { email, brandName } = await createApplication(request)
    const path = `/dashboard/merchant?search=${encodeURIComponent(email)}`
    const secondAdmin = await openAs(browser, await adminToken(request), path)
    await openDetails(secondAdmin, brandName)
    await expect(secondAdmin.getByRole('button', { name: `Reject ${brandName}` })).toBeVisible()

    await signInAs(page, await adminToken(request), path)
    await openDetails(page, brandName)
    await page.getByRole('button', { name: `Approve ${brandName}` }).click()
    await expect(details(page, brandName)).toContainText('Invited')

    await expectToast(secondAdmin, 'The status has changed to ‘Approved’. Please review it again.', () =>
      secondAdmin.getByRole('button', { name: `Reject ${brandName}` }).click(),
    )
    await expect(details(secondAdmin, brandName)).toContainText('Invited')
    await expect(secondAdmin.getByRole('button', { name: `Reject ${brandName}` })).toHaveCount(0)
  })
})

test('staff go from one order of a list to the next, and back to the list', async ({ page, request }) => {
  const { token, email } = await registerUser(request)
  const older = await buyProduct(request, token, 'rubix-cube')
  const newer = await buyProduct(request, token, 'rubix-cube')
  await signInAs(page, await adminToken(request), `/dashboard/orders/customers?search=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: formatOrderNumber(newer) }).click()
  await expect(page.getByText('1 of 2 in the list')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous order' })).toBeDisabled()
  await page.getByRole('button', { name: 'Next order' }).click()
  await expect(page).toHaveURL(new RegExp(older))
  await expect(page.getByRole('main')).toContainText(formatOrderNumber(older))
  await expect(page.getByRole('button', { name: 'Next order' })).toBeDisabled()
  await page.goBack()
  await expect(page.getByRole('link', { name: formatOrderNumber(newer) })).toBeVisible()
})

test('an account that is disabled is signed out on every open page, until it is enabled', async ({
  page,
  browser,
  request,
}) => {
  const { token, email, firstName, lastName } = await registerUser(request)
  const name = `${firstName} ${lastName}`
  const member = await openAs(browser, token, '/dashboard')
  await expect(member.getByRole('heading', { name: 'Your Account' })).toBeVisible()
  await signInAs(page, await adminToken(request), `/dashboard/users?search=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Disable' }).click()
  await expectToast(page, 'The account has been disabled.', () =>
    page
      .getByRole('alertdialog', { name: `Disable ${name}?` })
      .getByRole('button', { name: 'Disable' })
      .click(),
  )
  await expect(page.getByText('This account is disabled and cannot sign in.')).toBeVisible()
  await expect(member).toHaveURL(/#\/login$/)
  await page.getByRole('button', { name: 'Enable' }).click()
  await expect(page.getByText('This account is disabled and cannot sign in.')).toHaveCount(0)
  expect((await request.get('/api/user/me', { headers: bearer(token) })).status()).toBe(401)
})
