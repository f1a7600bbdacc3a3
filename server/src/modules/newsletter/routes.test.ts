import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { mails, newsletter } from '../../db/schema/index.ts'

let t: TestApp
beforeEach(async () => {
  t = await testApp({ config: { rateLimitScale: 1, appUrl: 'https://toys.example' } })
})
afterEach(() => t.close())

const subscribe = (email: unknown) =>
  t.call('POST', '/newsletter/subscribe', { body: { email }, headers: { host: 'evil.example' } })
const RESPONSE = { status: 200, body: { message: 'You have successfully subscribed to the newsletter' } }
const LINK = /https:\/\/toys\.example(\/api\/newsletter\/unsubscribe\/[\w-]{43})\n/
const openLink = (url: string, method: 'GET' | 'HEAD' = 'GET') => t.app.inject({ method, url })

async function findMailedLink(): Promise<string> {
  const [mail] = await t.db.select().from(mails)
  return LINK.exec(mail?.text ?? '')?.[1] ?? ''
}

describe('POST /newsletter/subscribe', () => {
  it('stores the email and mails an unsubscribe link that starts with APP_URL', async () => {
    expect(await subscribe(' ada@example.com ')).toMatchObject(RESPONSE)
    expect(await t.db.select().from(newsletter)).toMatchObject([{ email: 'ada@example.com', createdAt: t.clock.now() }])
    const sent = await t.db.select().from(mails)
    expect(sent).toMatchObject([{ kind: 'newsletter', to: 'ada@example.com', text: expect.stringMatching(LINK) }])
    expect(sent[0]?.unsubscribeUrl).toBe(`https://toys.example${await findMailedLink()}`)
    expect(sent[0]?.text).not.toContain('evil')
  })

  it('responds equally to repeated and concurrent requests, with one row and one mail', async () => {
    const responses = await Promise.all(['ada@example.com', 'ADA@example.com', 'ada@EXAMPLE.com'].map(subscribe))
    for (const response of responses) expect(response).toMatchObject(RESPONSE)
    expect(await t.db.$count(newsletter)).toBe(1)
    expect(await t.db.$count(mails)).toBe(1)
  })

  it.each([
    ['', 'Email is required.'],
    [undefined, 'Email is required.'],
    ['ada', 'Email format is invalid.'],
    ['a@b.co, c@d.co', 'Email format is invalid.'],
  ])('refuses %j', async (email, error) => {
    expect(await subscribe(email)).toMatchObject({ status: 400, body: { error, issues: [{ path: 'email' }] } })
    expect(await t.db.$count(newsletter)).toBe(0)
  })

  it('stops a network after a hundred requests', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 101; i += 1) statuses.push((await subscribe('')).status)
    expect(statuses).toEqual([...Array(100).fill(400), 429])
  })
})

describe('GET /newsletter/unsubscribe/{token}', () => {
  it('unsubscribes and shows a page; a second time the page reports an unknown link', async () => {
    await subscribe('ada@example.com')
    const link = await findMailedLink()
    const page = await openLink(link)
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.body).toContain('<h1>You have unsubscribed</h1>')
    expect(page.body).toContain('href="https://toys.example/"')
    expect(await t.db.$count(newsletter)).toBe(0)

    const again = await openLink(link)
    expect(again.statusCode).toBe(404)
    expect(again.body).toContain('<h1>This address is not on our list</h1>')
  })

  it('does not unsubscribe others, and does nothing for HEAD requests', async () => {
    await subscribe('ada@example.com')
    expect((await openLink('/api/newsletter/unsubscribe/x')).statusCode).toBe(404)
    await openLink(await findMailedLink(), 'HEAD')
    expect(await t.db.$count(newsletter)).toBe(1)
  })

  it('allows a new subscription', async () => {
    await subscribe('ada@example.com')
    await openLink(await findMailedLink())
    await subscribe('ada@example.com')
    expect(await t.db.$count(newsletter)).toBe(1)
    expect(await t.db.$count(mails)).toBe(2)
  })
})

describe('POST /newsletter/unsubscribe/{token}', () => {
  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n'],
  ])('unsubscribes for the button of a mail client that sends %s', async (type, payload) => {
    await subscribe('ada@example.com')
    const url = await findMailedLink()
    const press = () => t.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
    expect((await press()).statusCode).toBe(200)
    expect(await t.db.$count(newsletter)).toBe(0)
    expect((await press()).statusCode).toBe(404)
  })
})
