import { type APIRequestContext, type Browser, expect, type Locator, type Page } from '@playwright/test'
import { SignInResponse } from '@whirligig/contract'
import { OwnShop } from './support/own-shop.ts'
import { aMember, aStranger } from './support/shopper.ts'
import { test } from './support/test.ts'

const shop = new OwnShop()

// One after the other: they share a shop, and one of them stops it.
test.describe.configure({ mode: 'default' })

test.use({
  baseURL: shop.url,
  // A line that finds nobody while the shop is away.
  allowedErrors:
    /status of 503|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET|WebSocket connection/,
})

test.beforeAll(async () => {
  test.setTimeout(150_000)
  await shop.start()
})
test.afterAll(() => shop.remove())

async function adminToken(request: APIRequestContext): Promise<string> {
  const data = { email: 'admin@whirligig.test', password: 'whirligig' }
  return SignInResponse.parse(await (await request.post('/api/auth/login', { data })).json()).token
}

/** Somebody's own browser, signed in. */
async function browserOf(browser: Browser, token: string, viewport?: { width: number; height: number }) {
  const origin = { origin: shop.url, localStorage: [{ name: 'token', value: token }] }
  return browser.newContext({
    baseURL: shop.url,
    storageState: { cookies: [], origins: [origin] },
    ...(viewport && { viewport }),
  })
}

/** A member with a name of their own, whom staff can find. */
function aCaller() {
  const lastName = `Caller ${crypto.randomUUID().slice(0, 8)}`
  return { ...aStranger(), lastName }
}

const row = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Conversations' }).getByRole('button', { name })
const thread = (page: Page): Locator => page.getByRole('log')

async function openChat(page: Page, name: string): Promise<void> {
  await page.goto('/#/support')
  await row(page, name).click()
  await expect(page.getByRole('region', { name: `Conversation with ${name}` })).toBeVisible()
}

async function say(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Message' })
  await box.fill(text)
  await box.press('Enter')
}

const STAFF = 'Ada Winters'

test('a shopper and staff talk, in all their tabs', async ({ browser, request }) => {
  test.setTimeout(240_000)
  const caller = aCaller()
  const name = `${caller.firstName} ${caller.lastName}`
  const { token } = await aMember(request, caller)
  const shopper = await browserOf(browser, token)
  const staff = await browserOf(browser, await adminToken(request))
  const [asking, asleep, desk, elsewhere] = [
    await shopper.newPage(),
    await shopper.newPage(),
    await staff.newPage(),
    await staff.newPage(),
  ]

  await elsewhere.goto('/#/dashboard')
  const menu = elsewhere.getByRole('navigation', { name: 'Account' })
  await expect(menu.getByRole('link', { name: 'Support', exact: true })).toBeVisible()

  await openChat(asking, STAFF)
  await openChat(asleep, STAFF)
  await say(asking, 'Do the bears come in blue?')
  await expect(thread(asleep).getByText('Do the bears come in blue?')).toBeVisible()

  // Counted on another page, and not any more when it has been read at the desk.
  await expect(menu.getByRole('link', { name: /Support 1 unread/ })).toBeVisible()
  await expect(elsewhere.getByRole('banner').getByRole('button', { name: /1 unread messages/ })).toBeVisible()
  await openChat(desk, name)
  await expect(thread(desk).getByText('Do the bears come in blue?')).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Support', exact: true })).toBeVisible()

  await desk.getByRole('textbox', { name: 'Message' }).pressSequentially('They do')
  await expect(asking.getByText(`${STAFF} is typing…`)).toBeVisible()
  await say(desk, 'They do, from Monday on.')
  for (const page of [asking, asleep, desk]) {
    await expect(thread(page).getByText('They do, from Monday on.')).toHaveCount(1)
  }
  await expect(thread(desk).getByText('Delivered')).toBeAttached()

  // Who was talked to last is there again.
  await asking.reload()
  await expect(thread(asking).getByText('They do, from Monday on.')).toBeVisible()

  await shopper.close()
  await expect(row(desk, `${name} is offline`)).toBeVisible()
  await say(desk, 'Sleep well.')
  await expect(thread(desk).getByText('Sent', { exact: true })).toBeAttached()

  // It arrives when its reader comes back.
  const back = await browserOf(browser, token)
  const reading = await back.newPage()
  await openChat(reading, STAFF)
  await expect(thread(reading).getByText('Sleep well.')).toBeVisible()
  await expect(thread(desk).getByText('Sent', { exact: true })).toHaveCount(0)
  await expect(thread(desk).getByText('Delivered')).toBeAttached()
  await back.close()
  await staff.close()
})

test('a restart of the shop loses nothing, and doubles nothing', async ({ browser, request }) => {
  test.setTimeout(300_000)
  const caller = aCaller()
  const name = `${caller.firstName} ${caller.lastName}`
  const { token } = await aMember(request, caller)
  const shopper = await browserOf(browser, token)
  const staff = await browserOf(browser, await adminToken(request))
  const [asking, browsing, desk] = [await shopper.newPage(), await shopper.newPage(), await staff.newPage()]
  await browsing.goto('/#/brands')
  await expect(browsing.getByRole('heading', { level: 1 })).toBeVisible()
  await openChat(asking, STAFF)
  await openChat(desk, name)
  await say(asking, 'Before')
  await expect(thread(desk).getByText('Before')).toBeVisible()

  await shop.stop()
  await expect(asking.getByText('Not connected.')).toBeVisible()
  await say(asking, 'Meanwhile one')
  await say(asking, 'Meanwhile two')
  await expect(thread(asking).getByText('Sending')).toBeAttached()
  await say(desk, 'Meanwhile from the desk')
  // What was written in a tab that is closed goes on from another one, whatever page it shows.
  await asking.close()

  await shop.start()
  const said = ['Before', 'Meanwhile one', 'Meanwhile two', 'Meanwhile from the desk']
  for (const text of said)
    await expect(thread(desk).getByText(text, { exact: true })).toHaveCount(1, { timeout: 60_000 })
  await expect(thread(desk).getByText('Sending')).toHaveCount(0)
  await expect(desk.getByText('Not connected.')).toBeHidden()
  await openChat(browsing, STAFF)
  for (const text of said) await expect(thread(browsing).getByText(text, { exact: true })).toHaveCount(1)
  await expect(thread(browsing).getByText('Sending')).toHaveCount(0)
  // As the server has it.
  await browsing.reload()
  for (const text of said) await expect(thread(browsing).getByText(text, { exact: true })).toHaveCount(1)
  await shopper.close()
  await staff.close()
})

test('on a phone a step back leads from the messages to the people, and from there out of the chat', async ({
  browser,
  request,
}) => {
  const { token } = await aMember(request)
  const phone = await browserOf(browser, token, { width: 360, height: 740 })
  const page = await phone.newPage()
  const people = page.getByRole('navigation', { name: 'Conversations' })
  await page.goto('/#/contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openChat(page, STAFF)
  await expect(people).toBeHidden()

  await page.goBack()
  await expect(row(page, STAFF)).toBeFocused()
  await page.goForward()
  await expect(people).toBeHidden()
  await page.getByRole('button', { name: 'Back to all conversations' }).click()
  await expect(row(page, STAFF)).toBeFocused()

  // Whoever was left open is open again, over the list.
  await page.goForward()
  await expect(people).toBeHidden()
  await page.goto('/#/contact')
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Information' })).toBeVisible()
  await page.goto('/#/support')
  await expect(page.getByRole('region', { name: `Conversation with ${STAFF}` })).toBeVisible()
  await page.goBack()
  await expect(people).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Information' })).toBeVisible()
  await phone.close()
})
