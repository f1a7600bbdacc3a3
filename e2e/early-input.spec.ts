import { expect, type Page } from '@playwright/test'
import { holdBack } from './support/hold-back.ts'
import { test } from './support/test.ts'

declare global {
  interface Window {
    heldTasks?: (() => void)[]
  }
}

test('what is typed and pressed before the scripts are there is not lost', async ({ page }) => {
  const loadScripts = await holdBack(page, '**/assets/*.js')
  const taken = page.goto('/contact', { waitUntil: 'commit' })
  await page.getByLabel('Name').fill('Mina Park')
  await page.getByLabel('Message').fill('Is the teddy bear washable?')
  await page.getByRole('button', { name: 'Submit' }).click()
  loadScripts()
  await taken
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused() // the only field that is missing
  await expect(page.getByLabel('Name')).toHaveValue('Mina Park')
  await expect(page.getByLabel('Message')).toHaveValue('Is the teddy bear washable?')
})

for (const [control, choose, address] of [
  [
    'the sort order',
    (page: Page) => page.getByRole('combobox', { name: 'Sort By' }).selectOption('Price Low to High'),
    '/#/shop?sort=2',
  ],
  ['a rating', (page: Page) => page.getByRole('radio', { name: '4 stars and up' }).check(), '/#/shop?rating=4'],
] as const) {
  test(`${control} chosen before the scripts are there is not lost`, async ({ page }) => {
    const loadScripts = await holdBack(page, '**/assets/*.js')
    const taken = page.goto('/shop', { waitUntil: 'commit' })
    await choose(page)
    loadScripts()
    await taken
    await expect(page).toHaveURL(address)
  })
}

test('a menu opens by the arrow key that is pressed before the scripts are there', async ({ page }) => {
  const loadScripts = await holdBack(page, '**/assets/*.js')
  const taken = page.goto('/shop', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Categories' }).press('ArrowDown')
  loadScripts()
  await taken
  await expect(page.getByRole('menu').getByRole('menuitem').first()).toBeFocused()
})

test('Escape takes back a press that would open a menu once the scripts are there', async ({ page }) => {
  const loadScripts = await holdBack(page, '**/assets/*.js')
  const taken = page.goto('/shop', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Categories' }).press('Enter')
  await page.keyboard.press('Escape')
  loadScripts()
  await taken
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Categories' })).toHaveAttribute('aria-expanded', 'false')
})

/** Holds back the tasks of React, which it starts with messages to itself. */
async function holdReact(page: Page): Promise<{ whenStarted: () => Promise<unknown>; letGo: () => Promise<void> }> {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    window.heldTasks = []
    MessagePort.prototype.postMessage = function (message: unknown) {
      if (window.heldTasks) window.heldTasks.push(() => postMessage.call(this, message))
      else postMessage.call(this, message)
    }
  })
  return {
    whenStarted: () => page.waitForFunction(() => window.heldTasks?.length),
    letGo: () =>
      page.evaluate(() => {
        const tasks = window.heldTasks ?? []
        delete window.heldTasks
        for (const start of tasks) start()
      }),
  }
}

for (const [action, act, expectResult] of [
  [
    'a chosen sort order',
    (page: Page) => page.getByRole('combobox', { name: 'Sort By' }).selectOption('Price Low to High'),
    (page: Page) => expect(page).toHaveURL('/#/shop?sort=2'),
  ],
  [
    'a search',
    async (page: Page) => {
      const search = page.getByRole('combobox', { name: 'Search Toys' })
      await search.fill('bear')
      await search.press('Enter')
    },
    (page: Page) => expect(page).toHaveURL('/#/shop?name=bear'),
  ],
  [
    'a press of a button', // as a screen reader does it, without a pointer
    (page: Page) => page.getByRole('button', { name: 'Add To Cart' }).first().dispatchEvent('click'),
    (page: Page) => expect(page.getByRole('banner').getByRole('button', { name: /Cart.*1/ })).toBeVisible(),
  ],
] as const) {
  test(`${action} is not lost or repeated while React takes over`, async ({ page }) => {
    const react = await holdReact(page)
    const taken = page.goto('/shop')
    await react.whenStarted()
    await act(page)
    await react.letGo()
    await taken
    await expectResult(page)
  })
}
