import { expect } from '@playwright/test'
import { aMember, aStranger, enterAs, signUp } from './support/shopper.ts'
import { test } from './support/test.ts'

test('somebody signs up, signs out and signs in again', async ({ page }) => {
  const person = aStranger()
  await page.goto('/#/register')
  await signUp(page, person)
  await expect(page).toHaveURL(/#\/dashboard$/)
  await expect(page.getByRole('main')).toContainText(person.email)

  await page.getByRole('banner').getByRole('button', { name: person.firstName }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/#\/login$/)
  await expect(page.getByText('You have signed out!')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await page.getByLabel('Email').fill(person.email.toUpperCase())
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Hey Mina, Welcome Back!')).toBeVisible()
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
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/dashboard\/orders$/)
  await page.goto('/#/login')
  await expect(page).toHaveURL(/#\/dashboard$/)
})

test('the profile is changed', async ({ page, request }) => {
  const { token } = await aMember(request)
  await enterAs(page, token, '/dashboard')
  await page.getByLabel('First Name').fill('Wilhelmina')
  await page.getByLabel('Phone Number').fill('555-010-0199')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your profile is successfully updated!')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Wilhelmina' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Phone Number')).toHaveValue('555-010-0199')
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
  await expect(page.getByLabel('Email')).toBeFocused()
})

test.describe('what the server refuses', () => {
  test.use({ allowedErrors: [/status of 40[01]/] })

  test('a wrong password', async ({ page, request }) => {
    const { email } = await aMember(request)
    await page.goto('/#/login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('not-the-one')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Email or password is incorrect.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
  })

  test('an email that somebody has', async ({ page, request }) => {
    const { email } = await aMember(request)
    await page.goto('/#/register')
    await signUp(page, { ...aStranger(), email })
    await expect(page.getByText('That email address is already in use.').first()).toBeVisible()
  })

  test('a token that has ended', async ({ page }) => {
    await enterAs(page, 'no-such-token', '/dashboard')
    await expect(page).toHaveURL(/#\/login$/)
    await expect(page.getByText('Unauthorized Access! Please login again')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})
