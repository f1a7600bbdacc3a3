import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { addToCart, newUserData, openCart, registerUser } from './support/actions.ts'
import { IsolatedServer } from './support/isolated-server.ts'
import { adminToken } from './support/staff.ts'
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

/** Opens a browser context for a signed-in user. */
async function newContextFor(browser: Browser, token: string, viewport?: { width: number; height: number }) {
  const origin = { origin: shop.url, localStorage: [{ name: 'token', value: token }] }
  return browser.newContext({
    baseURL: shop.url,
    storageState: { cookies: [], origins: [origin] },
    ...(viewport && { viewport }),
  })
}

/** Sign-up data with a unique name that staff can search for. */
function newCallerData() {
  const lastName = `Caller ${crypto.randomUUID().slice(0, 8)}`
  return { ...newUserData(), lastName }
}

const contact = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Conversations' }).getByRole('button', { name })
const thread = (page: Page): Locator => page.getByRole('region', { name: /^Messages with / })

async function openChat(page: Page, name: string): Promise<void> {
  await page.goto('/#/support')
  await contact(page, name).click()
  await expect(page.getByRole('region', { name: `Conversation with ${name}` })).toBeVisible()
}

/** Shoppers have one contact, whose conversation is open at once. */
async function openShopperChat(page: Page): Promise<void> {
  await page.goto('/#/support')
  await expect(page.getByRole('region', { name: 'Conversation with Support' })).toBeVisible()
}

async function sendMessage(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Message' })
  await box.fill(text)
  await box.press('Enter')
}

const STAFF = 'Ada Winters'

test('a shopper and staff exchange messages in all their tabs', async ({ browser, request }) => {
  test.setTimeout(240_000)
  const caller = newCallerData()
  const name = `${caller.firstName} ${caller.lastName}`
  const { token } = await registerUser(request, caller)
  const shopper = await newContextFor(browser, token)
  const staff = await newContextFor(browser, await adminToken(request))
  const [shopperChat, shopperTab, staffChat, staffTab] = [
    await shopper.newPage(),
    await shopper.newPage(),
    await staff.newPage(),
    await staff.newPage(),
  ]

  await staffTab.goto('/#/dashboard')
  const menu = staffTab.getByRole('navigation', { name: 'Account' })
  await expect(menu.getByRole('link', { name: 'Support', exact: true })).toBeVisible()

  await openShopperChat(shopperChat)
  await openShopperChat(shopperTab)
  await sendMessage(shopperChat, 'Do the bears come in blue?')
  await expect(thread(shopperTab).getByText('Do the bears come in blue?')).toBeVisible()

  // The badge counts the message on another page, and clears once staff have read it.
  const supportLink = menu.getByRole('link', { name: 'Support', exact: true })
  await expect(supportLink).toHaveAccessibleDescription('1 unread messages')
  await openChat(staffChat, name)
  await expect(thread(staffChat).getByText('Do the bears come in blue?')).toBeVisible()
  await expect(supportLink).toHaveAccessibleDescription('')

  await staffChat.getByRole('textbox', { name: 'Message' }).pressSequentially('They do')
  await expect(shopperChat.getByText(`${STAFF} is typing…`)).toBeVisible()
  await sendMessage(staffChat, 'They do, from Monday on.')
  for (const page of [shopperChat, shopperTab, staffChat]) {
    await expect(thread(page).getByText('They do, from Monday on.')).toHaveCount(1)
  }
  await expect(thread(staffChat).getByText('Delivered')).toBeAttached()

  // An answer is saved once and inserted with the name.
  await staffChat.getByRole('button', { name: 'Saved answers' }).click()
  const answers = staffChat.getByRole('dialog')
  await answers.getByRole('button', { name: 'New saved answer' }).click()
  await answers.getByRole('textbox', { name: 'Title' }).fill('Goodbye')
  await answers.getByRole('textbox', { name: 'Text' }).fill('Have a nice day, {name}!')
  await answers.getByRole('button', { name: 'Save answer' }).click()
  await answers.getByRole('button', { name: /^Insert Goodbye/ }).click()
  await expect(staffChat.getByRole('textbox', { name: 'Message' })).toBeFocused()
  await staffChat.keyboard.press('Enter')
  await expect(thread(shopperChat).getByText(`Have a nice day, ${caller.firstName}!`)).toBeVisible()

  // The last conversation is selected again.
  await shopperChat.reload()
  await expect(thread(shopperChat).getByText('They do, from Monday on.')).toBeVisible()

  await shopper.close()
  await expect(contact(staffChat, `${name} is offline`)).toBeVisible()
  await sendMessage(staffChat, 'Sleep well.')
  await expect(thread(staffChat).getByText('Sent', { exact: true })).toBeAttached()

  // The message is delivered when the recipient is back.
  const secondVisit = await newContextFor(browser, token)
  const returnedChat = await secondVisit.newPage()
  await openShopperChat(returnedChat)
  await expect(thread(returnedChat).getByText('Sleep well.')).toBeVisible()
  await expect(thread(staffChat).getByText('Sent', { exact: true })).toHaveCount(0)
  await expect(thread(staffChat).getByText('Delivered')).toBeAttached()
  await secondVisit.close()
  await staff.close()
})

test("staff see the shopper's cart beside the conversation, until it is empty", async ({ browser, request }) => {
  const caller = newCallerData()
  const name = `${caller.firstName} ${caller.lastName}`
  const { token } = await registerUser(request, caller)
  const shopper = await (await newContextFor(browser, token)).newPage()
  const staff = await (await newContextFor(browser, await adminToken(request), { width: 1440, height: 900 })).newPage()
  await addToCart(shopper, 'teddy-bears')
  await openShopperChat(shopper)
  await expect(shopper.getByText('can see your cart')).toBeVisible()

  await openChat(staff, name)
  const about = staff.getByRole('complementary', { name: `About ${name}` })
  await expect(about.getByRole('heading', { name: 'Cart (1)' })).toBeVisible()
  await expect(about.getByText('1 × Teddy Bears')).toBeVisible()
  await (await openCart(shopper)).getByRole('button', { name: 'Remove Teddy Bears' }).click()
  await expect(about.getByRole('heading', { name: /Cart/ })).toHaveCount(0)
  for (const page of [shopper, staff]) await page.context().close()
})

test('a server restart neither loses nor duplicates messages', async ({ browser, request }) => {
  test.setTimeout(300_000)
  const caller = newCallerData()
  const name = `${caller.firstName} ${caller.lastName}`
  const { token } = await registerUser(request, caller)
  const shopper = await newContextFor(browser, token)
  const staff = await newContextFor(browser, await adminToken(request))
  const [shopperChat, shopperTab, staffChat] = [await shopper.newPage(), await shopper.newPage(), await staff.newPage()]
  await shopperTab.goto('/#/brands')
  await expect(shopperTab.getByRole('heading', { level: 1 })).toBeVisible()
  await openShopperChat(shopperChat)
  await openChat(staffChat, name)
  await sendMessage(shopperChat, 'Before')
  await expect(thread(staffChat).getByText('Before')).toBeVisible()

  await shop.stop()
  await expect(shopperChat.getByText('Not connected.')).toBeVisible()
  await sendMessage(shopperChat, 'Meanwhile one')
  await sendMessage(shopperChat, 'Meanwhile two')
  await expect(thread(shopperChat).getByText('Sending')).toBeAttached()
  await sendMessage(staffChat, 'Meanwhile from the desk')
  // A message written in a closed tab is sent by another tab, on any page.
  await shopperChat.close()

  await shop.start()
  const messages = ['Before', 'Meanwhile one', 'Meanwhile two', 'Meanwhile from the desk']
  for (const text of messages)
    await expect(thread(staffChat).getByText(text, { exact: true })).toHaveCount(1, { timeout: 60_000 })
  await expect(thread(staffChat).getByText('Sending')).toHaveCount(0)
  await expect(staffChat.getByText('Not connected.')).toBeHidden()
  await openShopperChat(shopperTab)
  for (const text of messages) await expect(thread(shopperTab).getByText(text, { exact: true })).toHaveCount(1)
  await expect(thread(shopperTab).getByText('Sending')).toHaveCount(0)
  // After a reload, the thread shows the messages that the server has stored.
  await shopperTab.reload()
  for (const text of messages) await expect(thread(shopperTab).getByText(text, { exact: true })).toHaveCount(1)
  await shopper.close()
  await staff.close()
})

test('on the phone of staff, Back returns from the messages to the contact list, and then leaves the chat', async ({
  browser,
  request,
}) => {
  const caller = newCallerData()
  const name = `${caller.firstName} ${caller.lastName}`
  await registerUser(request, caller)
  const phone = await newContextFor(browser, await adminToken(request), { width: 360, height: 740 })
  const page = await phone.newPage()
  const contacts = page.getByRole('navigation', { name: 'Conversations', exact: true })
  await page.goto('/#/contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openChat(page, name)
  await expect(contacts).toBeHidden()

  await page.goBack()
  await expect(contact(page, name)).toBeFocused()
  await page.goForward()
  await expect(contacts).toBeHidden()
  await page.getByRole('button', { name: 'Back to all conversations' }).click()
  await expect(contact(page, name)).toBeFocused()

  // The last conversation is open again, above the list.
  await page.goForward()
  await expect(contacts).toBeHidden()
  await page.goto('/#/contact')
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Information' })).toBeVisible()
  await page.goto('/#/support')
  await expect(page.getByRole('region', { name: `Conversation with ${name}` })).toBeVisible()
  await page.goBack()
  await expect(contacts).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Information' })).toBeVisible()
  await phone.close()
})

test('the chat fits the screen of staff, so that only the messages scroll', async ({ browser, request }) => {
  const staff = await newContextFor(browser, await adminToken(request))
  const page = await staff.newPage()
  await page.goto('/#/support')
  await expect(page.getByRole('navigation', { name: 'Conversations', exact: true })).toBeVisible()
  for (const [width, height] of [
    [1280, 720],
    [768, 1024],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    const overflow = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    expect.soft(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
  }
  await staff.close()
})
