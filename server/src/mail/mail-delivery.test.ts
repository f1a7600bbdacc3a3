import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createDataFolder } from '../../test/data-folder.ts'
import { startFakeSmtpServer } from '../../test/fake-smtp-server.ts'
import { readConfig } from '../config.ts'
import { startServer } from '../start-server.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await createDataFolder(mkdtempSync(join(tmpdir(), 'whirligig-running-')))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const configWith = (smtpUrl: string) =>
  readConfig({ DATA_DIR: dataDir, PORT: '0', DEMO: 'off', APP_URL: 'http://toys.example', SMTP_URL: smtpUrl })

const signUp = (url: string, email: string) =>
  fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', host: 'evil.example' },
    body: JSON.stringify({ email, password: 'engine1', firstName: 'Ada', lastName: 'Lovelace' }),
  })

it('signs users up while the mail server is down, and sends mails right after the request when it is up', async () => {
  const down = await startFakeSmtpServer()
  await down.close()
  const first = await startServer(configWith(`smtp://127.0.0.1:${down.port}`), 'none')
  expect((await signUp(first.url, 'ada@example.com')).status).toBe(200)
  await first.close()

  await using up = await startFakeSmtpServer()
  const second = await startServer(configWith(`smtp://127.0.0.1:${up.port}`), 'none')
  expect((await signUp(second.url, 'bob@example.com')).status).toBe(200)
  const mail = await up.first
  expect(mail.raw).toContain('http://toys.example/shop')
  expect(mail.raw).not.toContain('evil.example')
  await second.close()
})

it('writes mails to the outbox folder and logs their links without a mail server', async () => {
  const logged = Promise.withResolvers<string>()
  const write = (line: string) => {
    if (line.includes('"kind":"welcome"')) logged.resolve(line)
  }
  const server = await startServer(configWith(''), { write })
  await signUp(server.url, 'ada@example.com')
  expect(JSON.parse(await logged.promise)).toMatchObject({ kind: 'welcome', link: 'http://toys.example/shop' })
  await server.close()
  expect(readdirSync(join(dataDir, 'outbox'))).toEqual([expect.stringMatching(/\.eml$/)])
})
