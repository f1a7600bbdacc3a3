import { expect } from '@playwright/test'
import { registerUser, signInAs } from './support/actions.ts'
import { expectNoLayoutShift, test, trackLayoutShift } from './support/test.ts'

test('a visitor goes back to the toys that they looked at, until they sign out', async ({ page, request }) => {
  const { token } = await registerUser(request)
  await signInAs(page, token, '/product/teddy-bears')
  const lookedAt = page.getByRole('region', { name: 'You looked at' })
  const names = lookedAt.getByRole('heading', { level: 3 })
  const storedIds = () => page.evaluate(() => JSON.parse(localStorage.getItem('private_session_looked_at') ?? '[]'))
  await expect.poll(storedIds).toHaveLength(1)
  await expect(lookedAt).toHaveCount(0)

  const getLayoutShift = await trackLayoutShift(page)
  await page.goto('/product/transformer')
  await expect.poll(storedIds).toHaveLength(2)
  expect(await (await request.get('/product/transformer')).text()).not.toContain('You looked at')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(names).toHaveText(['Teddy Bears'])
  expectNoLayoutShift(await getLayoutShift())

  await lookedAt.getByRole('link', { name: 'Teddy Bears' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Teddy Bears' })).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(names).toHaveText(['Transformer'])

  await page.getByRole('banner').getByRole('button', { name: 'Account of Mina' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/login$/)
  expect(await storedIds()).toEqual([])
})
