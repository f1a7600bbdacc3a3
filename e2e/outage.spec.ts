import { expect } from '@playwright/test'
import { addToCart, cartButton, newUserData, openCart, signUp } from './support/actions.ts'
import { IsolatedServer } from './support/isolated-server.ts'
import { test } from './support/test.ts'

const shop = new IsolatedServer()

// Serial, because the tests share one server and stop it.
test.describe.configure({ mode: 'default' })

test.use({
  baseURL: shop.url,
  // Requests to a server that is stopped or shutting down, and chunks that failed to load.
  allowedErrors:
    /status of 503|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET|dynamically imported module|preload CSS/,
})

test.beforeAll(async () => {
  test.setTimeout(150_000)
  await shop.start()
})
test.afterAll(() => shop.remove())

test('an outage is announced, loses nothing and ends without a reload', async ({ page }) => {
  test.setTimeout(150_000)
  const unreachable = 'The shop cannot be reached. Please check your connection and try again.'

  await page.goto('/#/register')
  await signUp(page, newUserData())
  await expect(page).toHaveURL(/#\/dashboard$/)
  await addToCart(page, 'fifty-good-blocks', 2)
  let cart = await openCart(page)
  await expect(cart.getByRole('button', { name: 'Purchase' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await page.goto('/#/shop')
  await expect(page.getByText(/^1-10 Toys of/)).toBeVisible()
  // The server renders the list, but not the slider: once it is there, all scripts of the page have loaded.
  await expect(page.getByRole('slider').first()).toBeVisible()

  await shop.stop()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText('The toys could not be loaded.')).toBeVisible()
  await expect(page.getByText('The shop is out of reach. We keep trying, and your cart is safe.')).toBeVisible()
  cart = await openCart(page)
  await cart.getByRole('button', { name: 'Purchase' }).click()
  await expect(cart.getByText(unreachable)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 toys')

  await shop.start()
  // The app reconnects without user input.
  await expect(page.getByText(/^11-20 Toys of/)).toBeVisible()
  cart = await openCart(page)
  await cart.getByRole('button', { name: 'Purchase' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for choosing us!' })).toBeVisible()
  await page.getByRole('link', { name: 'Manage Orders' }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})

test('a cart whose chunk fails to load keeps the rest of the page usable', async ({ page }) => {
  test.setTimeout(150_000)
  await page.goto('/#/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await shop.stop()
  await cartButton(page).click()
  const alert = page.getByRole('alert').filter({ hasText: 'This part of the shop could not be loaded.' })
  await expect(alert).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Toys For Everyone' })).toBeVisible()
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(alert).toBeVisible()

  await shop.start()
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible()
  await expect(alert).toBeHidden()
})

test('a page whose chunk fails to load comes back by itself', async ({ page }) => {
  test.setTimeout(150_000)
  await page.goto('/#/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await shop.stop()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByText('This page could not be loaded.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toHaveCount(1)
  await expect(page).toHaveTitle('Error · Whirligig')

  await shop.start()
  await expect(page.getByRole('heading', { name: 'Contact Information' })).toBeVisible({ timeout: 30_000 })
})

test('the dashboard has its sidebar when the profile cannot be loaded, and comes back by itself', async ({ page }) => {
  test.setTimeout(150_000)
  await page.goto('/#/register')
  await signUp(page, newUserData())
  await expect(page.getByRole('heading', { level: 1, name: 'Your Account' })).toBeVisible()
  // The document loads, the server's API does not respond.
  await page.route('**/api/**', (route) => route.abort('connectionrefused'))
  await page.route('**/healthz', (route) => route.abort('connectionrefused'))
  await page.reload()
  await expect(page.getByText('Your account could not be loaded.')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Orders' })).toBeVisible()

  await page.unrouteAll()
  await expect(page.getByLabel('First Name')).toHaveValue('Mina', { timeout: 30_000 })
})

test('the dashboard keeps its sidebar when its data cannot be loaded, and comes back by itself', async ({ page }) => {
  test.setTimeout(150_000)
  await page.goto('/#/register')
  await signUp(page, newUserData())
  await expect(page.getByRole('heading', { level: 1, name: 'Your Account' })).toBeVisible()
  const sidebar = page.getByRole('navigation', { name: 'Account' })
  await shop.stop()
  await sidebar.getByRole('link', { name: 'Address' }).click()
  await expect(page.getByRole('main').getByText(/could not be loaded/)).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'Orders' })).toBeVisible()

  await shop.start()
  await expect(page.getByText('No addresses found.')).toBeVisible({ timeout: 30_000 })
  await expect(sidebar.getByRole('link', { name: 'Orders' })).toBeVisible()
})
