import { type APIRequestContext, type Browser, expect, type Locator, type Page } from '@playwright/test'
import { SignInResponse } from '@whirligig/contract'
import { newUserData, registerUser } from './support/actions.ts'
import { IsolatedServer } from './support/isolated-server.ts'
import { test } from './support/test.ts'

const shop = new IsolatedServer()

// Serial, because the tests share one server and one of them stops it.
test.describe.configure({ mode: 'default' })

test.use({
  baseURL: shop.url,
  // Socket connection attempts while the server is stopped.
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

/** Opens a browser context for a signed-in user. */
async function browserOf(browser: Browser, token: string, viewport?: { width: number; height: number }) {
  const origin = { origin: shop.url, localStorage: [{ name: 'token', value: token }] }
  return browser.newContext({
    baseURL: shop.url,
    storageState: { cookies: [], origins: [origin] },
    ...(viewport && { viewport }),
  })
}

/** Registers a member with a unique name that staff can search for. */
function aCaller() {
  const lastName = `Caller ${crypto.randomUUID().slice(0, 8)}`
  return { ...newUserData(), lastName }
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

test('a shopper and staff exchange messages in all their tabs', async ({ browser, request }) => {
  test.setTimeout(240_000)
  const caller = aCaller()
  const name = `${caller.firstName} ${caller.lastName}`
  const { token } = await registerUser(request, caller)
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

  // The badge counts the message on another page, and clears once staff have read it.
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

  // The last conversation is selected again.
  await asking.reload()
  await expect(thread(asking).getByText('They do, from Monday on.')).toBeVisible()

  await shopper.close()
  await expect(row(desk, `${name} is offline`)).toBeVisible()
  await say(desk, 'Sleep well.')
  await expect(thread(desk).getByText('Sent', { exact: true })).toBeAttached()

  // The message is delivered when the recipient is back.
  const back = await browserOf(browser, token)
  const reading = await back.newPage()
  await openChat(reading, STAFF)
  await expect(thread(reading).getByText('Sleep well.')).toBeVisible()
  await expect(thread(desk).getByText('Sent', { exact: true })).toHaveCount(0)
  await expect(thread(desk).getByText('Delivered')).toBeAttached()
  await back.close()
  await staff.close()
})

test('a server restart neither loses nor duplicates messages', async ({ browser, request }) => {
  test.setTimeout(300_000)
  const caller = aCaller()
  const name = `${caller.firstName} ${caller.lastName}`
  const { token } = await registerUser(request, caller)
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
  // A message written in a closed tab is sent by another tab, whatever page it shows.
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
  // The state on the server.
  await browsing.reload()
  for (const text of said) await expect(thread(browsing).getByText(text, { exact: true })).toHaveCount(1)
  await shopper.close()
  await staff.close()
})

test('on a phone, Back returns from the messages to the contact list, and then leaves the chat', async ({
  browser,
  request,
}) => {
  const { token } = await registerUser(request)
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

  // The last conversation is open again, above the list.
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
