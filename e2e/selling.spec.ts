import { type APIRequestContext, expect } from '@playwright/test'
import { bearer, expectToast, getTextField, newUserData } from './support/actions.ts'
import { adminToken, createApplication, findMerchant, getInvitationLink } from './support/staff.ts'
import { test } from './support/test.ts'

/** Approves an application as the demo admin, via the API. */
async function approve(request: APIRequestContext, email: string): Promise<void> {
  const admin = await adminToken(request)
  const { _id } = await findMerchant(request, admin, email)
  const approved = await request.put(`/api/merchant/approve/${_id}`, { headers: bearer(admin) })
  expect(approved.status()).toBe(200)
}

test('an applicant is approved and completes the sign-up with the invitation', async ({ page, request }) => {
  const { email, firstName, lastName, password } = newUserData()
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sell With Us' }).click()
  await expect(page.getByRole('heading', { name: 'Become A Whirligig Seller!' })).toBeVisible()
  await getTextField(page, 'Name').fill(`${firstName} ${lastName}`)
  await getTextField(page, 'Email').fill(email)
  await getTextField(page, 'Phone Number').fill('555-010-0199')
  await getTextField(page, 'Brand').fill(`Marlow ${email.slice(5, 13)}`)
  await getTextField(page, 'Business').fill('We knit owls.')
  await expectToast(page, 'We received your request! we will reach you on your phone number 555-010-0199!', () =>
    page.getByRole('main').getByRole('button', { name: 'Submit' }).click(),
  )
  await expect(getTextField(page, 'Business')).toHaveValue('')

  await approve(request, email)
  await page.goto(await getInvitationLink(email))
  await expect(getTextField(page, 'Email')).toHaveValue(email)
  await getTextField(page, 'First Name').fill(firstName)
  await getTextField(page, 'Last Name').fill(lastName)
  await getTextField(page, 'Password').fill(password)
  await page.getByRole('button', { name: 'Get Started' }).click()
  // The sign-up page, which has the same fields, may still be visible until the login replaces it.
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()

  await getTextField(page, 'Email').fill(email)
  await getTextField(page, 'Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/#\/dashboard$/)
  await expect(page.getByRole('main').getByText('Merchant', { exact: true })).toBeVisible()
})

test('an applicant with an account becomes a merchant only with the invitation', async ({ page, request }) => {
  const { email, password } = await createApplication(request)
  const data = { email, password, firstName: 'Mina', lastName: 'Marlow', isSubscribed: false }
  expect((await request.post('/api/auth/register', { data })).status()).toBe(200)
  await approve(request, email)

  await page.goto(await getInvitationLink(email))
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await getTextField(page, 'Email').fill(email)
  await getTextField(page, 'Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Become a merchant' }).click()
  await expect(page).toHaveURL(/#\/dashboard$/)
  await expect(page.getByRole('main').getByText('Merchant', { exact: true })).toBeVisible()
})
