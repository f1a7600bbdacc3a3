import { rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { SignInResponse } from '@whirligig/contract'
import { IsolatedServer } from './support/isolated-server.ts'
import { expectNoAxeViolations, test } from './support/test.ts'

const server = new IsolatedServer()
test.beforeAll(async () => {
  test.setTimeout(150_000)
  await server.start()
})
test.afterAll(() => server.remove())
test.use({ baseURL: server.url })

async function openSystemPage(page: Page, request: APIRequestContext): Promise<void> {
  const data = { email: 'admin@whirligig.test', password: 'whirligig' }
  const { token } = SignInResponse.parse(await (await request.post('/api/auth/login', { data })).json())
  const localStorage = [{ name: 'token', value: token }]
  await page.context().setStorageState({ cookies: [], origins: [{ origin: server.url, localStorage }] })
  await page.goto('/#/dashboard/system')
  await expect(page.getByRole('heading', { level: 1, name: 'System' })).toBeVisible()
}

test('an admin backs up the shop', async ({ page, request }) => {
  await openSystemPage(page, request)
  await page.getByRole('button', { name: 'Back up now' }).click()
  await expect(page.getByText(/^The backup is complete: \d+/)).toBeVisible({ timeout: 60_000 })
  expect(await readdir(join(server.dataDir, 'backups'))).toEqual([expect.stringMatching(/-manual\.gz$/)])
})

test('an admin sends a mail again that has failed', async ({ page, request }) => {
  const outbox = join(server.dataDir, 'outbox')
  // A file in the place of the folder makes every mail fail.
  rmSync(outbox, { recursive: true, force: true })
  writeFileSync(outbox, '')
  await request.post('/api/auth/forgot', { data: { email: 'member@whirligig.test' } })

  await openSystemPage(page, request)
  const row = page.getByRole('row').filter({ hasText: 'member@whirligig.test' })
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(row).toContainText('Waiting', { timeout: 1000 })
  }).toPass()
  await expectNoAxeViolations(page)

  rmSync(outbox)
  await row.getByRole('button', { name: /^Retry/ }).click()
  await expect(page.getByText('1 mail will be sent again now.')).toBeVisible()
  await expect.poll(() => readdir(outbox).catch(() => [])).toHaveLength(1)
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByText('All mails are sent.')).toBeVisible({ timeout: 1000 })
  }).toPass()
})
