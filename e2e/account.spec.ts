import { expect } from '@playwright/test'
import { aMember, aStranger, enterAs, field, seeing, signUp } from './support/shopper.ts'
import { test } from './support/test.ts'

test('somebody signs up, signs out and signs in again', async ({ page }) => {
  const person = aStranger()
  await page.goto('/#/register')
  await signUp(page, person)
  await expect(page).toHaveURL(/#\/dashboard$/)
  await expect(page.getByRole('main')).toContainText(person.email)

  await page.getByRole('banner').getByRole('button', { name: person.firstName }).click()
  await seeing(page, 'You have signed out!', () => page.getByRole('menuitem', { name: 'Sign Out' }).click())
  await expect(page).toHaveURL(/#\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await field(page, 'Email').fill(person.email.toUpperCase())
  await field(page, 'Password').fill(person.password)
  await seeing(page, 'Hey Mina, Welcome Back!', () => page.getByRole('button', { name: 'Sign In' }).click())
  await expect(page).toHaveURL(/#\/dashboard$/)
})

test('signing out ends the token, here and in every tab', async ({ page, context, request }) => {
  const { token } = await aMember(request)
  await enterAs(page, token, '/dashboard')
  const other = await context.newPage()
  await other.goto('/#/dashboard/orders')
  await expect(other.getByRole('heading', { name: 'Your Orders' })).toBeVisible()

  await page.getByRole('banner').getByRole('button', { name: 'Mina' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/#\/login$/)
  await expect(other).toHaveURL(/#\/login$/)
  await expect
    .poll(async () => (await request.get('/api/user/me', { headers: { Authorization: `Bearer ${token}` } })).status())
    .toBe(401)
})

test('guests are sent to the login and come back to where they wanted to go', async ({ page, request }) => {
  const person = await aMember(request)
  await page.goto('/#/dashboard/orders')
  await expect(page).toHaveURL(/#\/login$/)
  await field(page, 'Email').fill(person.email)
  await field(page, 'Password').fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/dashboard\/orders$/)
  await page.goto('/#/login')
  await expect(page).toHaveURL(/#\/dashboard$/)
})

test('the profile is changed', async ({ page, request }) => {
  const { token } = await aMember(request)
  await enterAs(page, token, '/dashboard')
  await field(page, 'First Name').fill('Wilhelmina')
  await field(page, 'Phone Number').fill('555-010-0199')
  await seeing(page, 'Your profile is successfully updated!', () =>
    page.getByRole('button', { name: 'Save changes' }).click(),
  )
  await expect(page.getByRole('banner').getByRole('button', { name: 'Wilhelmina' })).toBeVisible()
  await page.reload()
  await expect(field(page, 'Phone Number')).toHaveValue('555-010-0199')
})

test('forms say what is wrong, field by field, and go to the first', async ({ page }) => {
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
  await expect(field(page, 'Email')).toBeFocused()
})

test.describe('what the server refuses', () => {
  test.use({ allowedErrors: /status of 40[01]/ })

  test('a wrong password', async ({ page, request }) => {
    const { email } = await aMember(request)
    await page.goto('/#/login')
    await field(page, 'Email').fill(email)
    await field(page, 'Password').fill('not-the-one')
    await seeing(page, 'Email or password is incorrect.', () => page.getByRole('button', { name: 'Sign In' }).click())
    await expect(field(page, 'Email')).toHaveValue(email)
  })

  test('an email that somebody has', async ({ page, request }) => {
    const { email } = await aMember(request)
    await page.goto('/#/register')
    await seeing(page, 'That email address is already in use.', () => signUp(page, { ...aStranger(), email }))
    await expect(page).toHaveURL(/#\/register$/)
  })

  test('a token that has ended', async ({ page }) => {
    await seeing(page, 'Unauthorized Access! Please login again', () => enterAs(page, 'no-such-token', '/dashboard'))
    await expect(page).toHaveURL(/#\/login$/)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})
