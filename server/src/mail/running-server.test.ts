import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startMailServer } from '../../test/mail-server.ts'
import { readConfig } from '../config.ts'
import { startServer } from '../start-server.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'whirligig-running-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const settings = (smtpUrl: string) =>
  readConfig({ DATA_DIR: dataDir, PORT: '0', DEMO: 'off', APP_URL: 'http://toys.example', SMTP_URL: smtpUrl })

const signUp = (url: string, email: string) =>
  fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', host: 'evil.example' },
    body: JSON.stringify({ email, password: 'engine1', firstName: 'Ada', lastName: 'Lovelace' }),
  })

it('signs up while mail is down, and sends a mail as soon as its call is answered when it is not', async () => {
  const down = await startMailServer()
  await down.close()
  const first = await startServer(settings(`smtp://127.0.0.1:${down.port}`), 'none')
  expect((await signUp(first.url, 'ada@example.com')).status).toBe(200)
  await first.close()

  await using up = await startMailServer()
  const second = await startServer(settings(`smtp://127.0.0.1:${up.port}`), 'none')
  expect((await signUp(second.url, 'bob@example.com')).status).toBe(200)
  const mail = await up.first
  expect(mail.raw).toContain('http://toys.example/#/shop')
  expect(mail.raw).not.toContain('evil.example')
  await second.close()
})

it('without a mail server lays mails into the outbox and logs their links', async () => {
  const logged = Promise.withResolvers<string>()
  const write = (line: string) => {
    if (line.includes('outbox')) logged.resolve(line)
  }
  const server = await startServer(settings(''), { write })
  await signUp(server.url, 'ada@example.com')
  expect(JSON.parse(await logged.promise)).toMatchObject({ kind: 'welcome', link: 'http://toys.example/#/shop' })
  await server.close()
  expect(readdirSync(join(dataDir, 'outbox'))).toEqual([expect.stringMatching(/\.eml$/)])
})
