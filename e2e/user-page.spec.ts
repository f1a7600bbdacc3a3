import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { bearer, expectToast, openAs, registerUser, signInAs } from './support/actions.ts'
import { adminToken, createMerchant } from './support/staff.ts'
import { test } from './support/test.ts'

test('an admin signs a user out everywhere, and an open page of the user asks to sign in', async ({
  page,
  browser,
  request,
}) => {
  const { token, email } = await registerUser(request)
  const user = await openAs(browser, token, '/dashboard/orders')
  await expect(user.getByRole('heading', { name: 'Your Orders' })).toBeVisible()

  await signInAs(page, await adminToken(request), `/dashboard/users?search=${encodeURIComponent(email)}`)
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expectToast(page, 'The account has been signed out everywhere.', () =>
    page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click(),
  )
  await expect(page.getByText('Not signed in')).toBeVisible()
  expect((await request.get('/api/user/me', { headers: bearer(token) })).status()).toBe(401)
  await expect(user).toHaveURL(/#\/login/)
})

test('an admin exports the users that the list shows', async ({ page, request }) => {
  const { email } = await registerUser(request)
  await registerUser(request)
  await signInAs(page, await adminToken(request), `/dashboard/users?search=${encodeURIComponent(email)}`)
  await expect(page.getByText('1 user found')).toBeVisible()
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe('users.csv')
  const [header, user, ...others] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(header).toMatch(/id,name,email,phone,role,status,joined,orders,spent$/)
  expect(user).toContain(`,${email},,Member,Active,`)
  expect(user).toMatch(/,0,0\.00$/)
  expect(others).toEqual([])
})

test('a merchant asks for mails about what is new, and the setting stays', async ({ page, request }) => {
  const { token } = await createMerchant(request)
  await signInAs(page, token, '/dashboard')
  const mails = page.getByRole('checkbox', { name: 'Mail me when something is new' })
  await expect(mails).not.toBeChecked()
  await mails.check()
  await expectToast(page, 'Your profile is successfully updated!', () =>
    page.getByRole('button', { name: 'Save changes' }).click(),
  )
  await page.reload()
  await expect(mails).toBeChecked()
})
