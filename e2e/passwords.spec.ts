import { expect } from '@playwright/test'
import { mailedLink } from './support/outbox.ts'
import { aMember, enterAs, field, seeing } from './support/shopper.ts'
import { test } from './support/test.ts'

test('a forgotten password is replaced by the link of a mail, which works once', async ({ page, request }) => {
  const { email } = await aMember(request)
  await page.goto('/#/login')
  await page.getByRole('link', { name: 'Forgot Password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible()
  await field(page, 'Email').fill(email)
  await seeing(page, 'Please check your email for the link to reset your password.', () => page.keyboard.press('Enter'))
  await expect(page).toHaveURL(/#\/login$/)

  const link = await mailedLink(email, /http:\S+\/#\/reset-password\/[\w-]+/)
  await page.goto(link)
  await field(page, 'Password').fill('pinwheel')
  await field(page, 'Confirm Password').fill('pinwheel')
  await seeing(page, 'Password changed successfully. Please login with your new password.', () =>
    page.getByRole('button', { name: 'Reset Password' }).click(),
  )
  await expect(page).toHaveURL(/#\/login$/)

  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill('pinwheel')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/#\/dashboard$/)
  expect((await request.post(`/api/auth/reset/${link.split('/').at(-1)}`, { data: TWICE })).status()).toBe(400)
})

const TWICE = { password: 'whirligig', confirmPassword: 'whirligig' }

test('a changed password signs out everywhere, and the new one signs in', async ({ page, request }) => {
  const { email, password, token } = await aMember(request)
  await enterAs(page, token)
  await page.getByRole('banner').getByRole('button', { name: 'Mina' }).click()
  await page.getByRole('menuitem', { name: 'Change Password' }).click()
  await field(page, 'Old Password').fill(password)
  await field(page, 'New Password').fill('pinwheel')
  await seeing(page, 'Password changed successfully. Please login with your new password.', () =>
    page.getByRole('main').getByRole('button', { name: 'Change Password' }).click(),
  )
  await expect(page).toHaveURL(/#\/login$/)
  const me = await request.get('/api/user/me', { headers: { Authorization: `Bearer ${token}` } })
  expect(me.status()).toBe(401)

  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill('pinwheel')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/#\/dashboard$/)
})
