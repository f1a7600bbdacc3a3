import { type APIRequestContext, expect } from '@playwright/test'
import { aStranger, bearer, field, seeing } from './support/shopper.ts'
import { adminToken, invitation, merchantOf } from './support/staff.ts'
import { test } from './support/test.ts'

/** The admin of the demo approves somebody's application, behind the screens. */
async function approve(request: APIRequestContext, email: string): Promise<void> {
  const admin = await adminToken(request)
  const { _id } = await merchantOf(request, admin, email)
  const approved = await request.put(`/api/merchant/approve/${_id}`, { headers: bearer(admin) })
  expect(approved.status()).toBe(200)
}

test('somebody applies to sell, is approved, and completes the sign-up by the invitation', async ({
  page,
  request,
}) => {
  const { email, firstName, lastName, password } = aStranger()
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sell With Us' }).click()
  await expect(page.getByRole('heading', { name: 'Become A Whirligig Seller!' })).toBeVisible()
  await field(page, 'Name').fill(`${firstName} ${lastName}`)
  await field(page, 'Email').fill(email)
  await field(page, 'Phone Number').fill('555-010-0199')
  await field(page, 'Brand').fill(`Marlow ${email.slice(5, 13)}`)
  await field(page, 'Business').fill('We knit owls.')
  await seeing(page, 'We received your request! we will reach you on your phone number 555-010-0199!', () =>
    page.getByRole('main').getByRole('button', { name: 'Submit' }).click(),
  )
  await expect(field(page, 'Business')).toHaveValue('')

  await approve(request, email)
  await page.goto(await invitation(email))
  await expect(field(page, 'Email')).toHaveValue(email)
  await field(page, 'First Name').fill(firstName)
  await field(page, 'Last Name').fill(lastName)
  await field(page, 'Password').fill(password)
  await page.getByRole('button', { name: 'Get Started' }).click()
  // The sign-up, which asks for the same, may be there until the login is.
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()

  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/#\/dashboard$/)
  await expect(page.getByRole('main').getByText('Merchant', { exact: true })).toBeVisible()
})
