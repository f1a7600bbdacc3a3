import { expect } from '@playwright/test'
import { OwnShop } from './support/own-shop.ts'
import { addToCart, aStranger, cartButton, openCart, signUp } from './support/shopper.ts'
import { test } from './support/test.ts'

const shop = new OwnShop()

// One after the other: they share a shop, and stop it.
test.describe.configure({ mode: 'default' })

test.use({
  baseURL: shop.url,
  // Calls that find nobody or a shop that is closing, and parts of the app that could not be fetched.
  allowedErrors:
    /status of 503|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET|dynamically imported module|preload CSS/,
})

test.beforeAll(async () => {
  test.setTimeout(150_000)
  await shop.start()
})
test.afterAll(() => shop.remove())

test('a shop that is out of reach says so, loses nothing, and goes on when it is back', async ({ page }) => {
  test.setTimeout(150_000)
  const unreachable = 'The shop cannot be reached. Please check your connection and try again.'

  await page.goto('/#/register')
  await signUp(page, aStranger())
  await expect(page).toHaveURL(/#\/dashboard$/)
  await addToCart(page, 'fifty-good-blocks', 2)
  let cart = await openCart(page)
  await expect(cart.getByRole('button', { name: 'Purchase' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await page.goto('/#/shop')
  await expect(page.getByText(/^1-10 Toys of/)).toBeVisible()

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
  // The shop is found again by itself.
  await expect(page.getByText(/^11-20 Toys of/)).toBeVisible()
  cart = await openCart(page)
  await cart.getByRole('button', { name: 'Purchase' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for choosing us!' })).toBeVisible()
  await page.getByRole('link', { name: 'Manage Orders' }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})

test('a cart that cannot be fetched leaves the page as it is', async ({ page }) => {
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
  await expect(alert).toBeHidden()
  await openCart(page)
})
