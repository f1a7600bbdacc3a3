import { expect } from '@playwright/test'
import { expectToast, getTextField, registerUser, signInAs } from './support/actions.ts'
import { waitForMailedText } from './support/mail-folder.ts'
import { test } from './support/test.ts'

const NEW_PASSWORD = { password: 'whirligig', confirmPassword: 'whirligig' }

test('a forgotten password is reset with a mailed link that works once', async ({ page, request }) => {
  const { email } = await registerUser(request)
  await page.goto('/#/login')
  await page.getByRole('link', { name: 'Forgot Password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible()
  await getTextField(page, 'Email').fill(email)
  await expectToast(page, 'Please check your email for the link to reset your password.', () =>
    page.keyboard.press('Enter'),
  )
  await expect(page).toHaveURL(/#\/login$/)

  const link = await waitForMailedText(email, /http:\S+\/#\/reset-password\/[\w-]+/)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
  await getTextField(page, 'Password').fill('pinwheel')
  await getTextField(page, 'Confirm Password').fill('pinwheel')
  await expectToast(page, 'Password changed successfully. Please login with your new password.', () =>
    page.getByRole('button', { name: 'Reset Password' }).click(),
  )
  await expect(page).toHaveURL(/#\/login$/)

  await getTextField(page, 'Email').fill(email)
  await getTextField(page, 'Password').fill('pinwheel')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/#\/dashboard$/)
  expect((await request.post(`/api/auth/reset/${link.split('/').at(-1)}`, { data: NEW_PASSWORD })).status()).toBe(400)
})

test('changing the password signs out every session, and the new password works', async ({ page, request }) => {
  const { email, password, token } = await registerUser(request)
  await signInAs(page, token)
  await page.getByRole('banner').getByRole('button', { name: 'Account of Mina' }).click()
  await page.getByRole('menuitem', { name: 'Change Password' }).click()
  await getTextField(page, 'Old Password').fill(password)
  await getTextField(page, 'New Password').fill('pinwheel')
  await expectToast(page, 'Password changed successfully. Please login with your new password.', () =>
    page.getByRole('main').getByRole('button', { name: 'Change Password' }).click(),
  )
  await expect(page).toHaveURL(/#\/login$/)
  const me = await request.get('/api/user/me', { headers: { Authorization: `Bearer ${token}` } })
  expect(me.status()).toBe(401)

  await getTextField(page, 'Email').fill(email)
  await getTextField(page, 'Password').fill('pinwheel')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/#\/dashboard$/)
})
