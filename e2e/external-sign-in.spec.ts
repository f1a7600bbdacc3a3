import { expect } from '@playwright/test'
import { GOOGLE_USER } from './support/google-user.ts'
import { test } from './support/test.ts'

test('signs in with Google and keeps the token out of the URL and the history', async ({ page }) => {
  await page.goto('/#/login')
  await page.getByRole('link', { name: 'Google' }).click()
  await expect(page).toHaveURL(/#\/dashboard$/)
  await expect(page.getByRole('main')).toContainText('Logged in With Google')
  await expect(page.getByRole('banner').getByRole('button', { name: GOOGLE_USER.given_name })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Account Security' })).toHaveCount(0)

  const token = await page.evaluate(() => localStorage.getItem('token'))
  expect(token).toMatch(/^[\w-]{43}$/)
  await page.goBack()
  expect(page.url()).not.toContain(token)
})
