import { expect } from '@playwright/test'
import { expectToast, getTextField, newUserData, registerUser, signInAs, signUp } from './support/actions.ts'
import { test } from './support/test.ts'

test('a user signs up, signs out and signs in again', async ({ page }) => {
  const person = newUserData()
  await page.goto('/#/register')
  await signUp(page, person)
  await expect(page).toHaveURL(/#\/dashboard$/)
  await expect(page.getByRole('main')).toContainText(person.email)

  await page.getByRole('banner').getByRole('button', { name: person.firstName }).click()
  await expectToast(page, 'You have signed out!', () => page.getByRole('menuitem', { name: 'Sign Out' }).click())
  await expect(page).toHaveURL(/#\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await getTextField(page, 'Email').fill(person.email.toUpperCase())
  await getTextField(page, 'Password').fill(person.password)
  await expectToast(page, 'Hey Mina, Welcome Back!', () => page.getByRole('button', { name: 'Sign In' }).click())
  await expect(page).toHaveURL(/#\/dashboard$/)
})

test('signing out revokes the token and signs out every tab', async ({ page, context, request }) => {
  const { token } = await registerUser(request)
  await signInAs(page, token, '/dashboard')
  const other = await context.newPage()
  await other.goto('/#/dashboard/orders')
  await expect(other.getByRole('heading', { name: 'Your Orders' })).toBeVisible()

  await page.getByRole('banner').getByRole('button', { name: 'Account of Mina' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/#\/login$/)
  await expect(other).toHaveURL(/#\/login$/)
  await expect
    .poll(async () => (await request.get('/api/user/me', { headers: { Authorization: `Bearer ${token}` } })).status())
    .toBe(401)
})

test('signing out in one tab leaves the others on their public pages', async ({ page, context, request }) => {
  const { token } = await registerUser(request)
  await signInAs(page, token, '/dashboard')
  const other = await context.newPage()
  await other.goto('/product/teddy-bears')
  const account = other.getByRole('banner').getByRole('button', { name: 'Account of Mina' })
  await expect(account).toBeVisible()

  await page.getByRole('banner').getByRole('button', { name: 'Account of Mina' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(account).toBeHidden()
  await expect(other.getByRole('banner').getByRole('button', { name: 'Welcome! Your account' })).toBeVisible()
  await expect(other).toHaveURL(/\/product\/teddy-bears$/)
})

test('redirects guests to the login and returns them afterwards', async ({ page, request }) => {
  const person = await registerUser(request)
  await page.goto('/#/dashboard/orders')
  await expect(page).toHaveURL(/#\/login$/)
  await getTextField(page, 'Email').fill(person.email)
  await getTextField(page, 'Password').fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/dashboard\/orders$/)
  await page.goto('/#/login')
  await expect(page).toHaveURL(/#\/dashboard$/)
})

test('saves changes to the profile', async ({ page, request }) => {
  const { token } = await registerUser(request)
  await signInAs(page, token, '/dashboard')
  await getTextField(page, 'First Name').fill('Wilhelmina')
  await getTextField(page, 'Phone Number').fill('555-010-0199')
  await expectToast(page, 'Your profile is successfully updated!', () =>
    page.getByRole('button', { name: 'Save changes' }).click(),
  )
  await expect(page.getByRole('banner').getByRole('button', { name: 'Wilhelmina' })).toBeVisible()
  await page.reload()
  await expect(getTextField(page, 'Phone Number')).toHaveValue('555-010-0199')
})

test('shows each validation error at its field and focuses the first invalid field', async ({ page }) => {
  await page.goto('/#/register')
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  for (const text of [
    'Email is required.',
    'First Name is required.',
    'Last Name is required.',
    'Password is required.',
  ]) {
    await expect(page.getByText(text)).toBeVisible()
  }
  await expect(getTextField(page, 'Email')).toBeFocused()
})

test.describe('errors of the server', () => {
  test.use({ allowedErrors: /status of 40[01]/ })

  test('shows an error for a wrong password', async ({ page, request }) => {
    const { email } = await registerUser(request)
    await page.goto('/#/login')
    await getTextField(page, 'Email').fill(email)
    await getTextField(page, 'Password').fill('not-the-one')
    await expectToast(page, 'Email or password is incorrect.', () =>
      page.getByRole('button', { name: 'Sign In' }).click(),
    )
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Email or password is incorrect.')
    await expect(getTextField(page, 'Email')).toHaveValue(email)
  })

  test('shows an error for an email that is already registered', async ({ page, request }) => {
    const { email } = await registerUser(request)
    await page.goto('/#/register')
    await expectToast(page, 'That email address is already in use.', () => signUp(page, { ...newUserData(), email }))
    await expect(page).toHaveURL(/#\/register$/)
  })

  test('redirects to the login when the token is no longer valid', async ({ page }) => {
    await expectToast(page, 'Unauthorized Access! Please login again', () =>
      signInAs(page, 'no-such-token', '/dashboard'),
    )
    await expect(page).toHaveURL(/#\/login$/)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})
