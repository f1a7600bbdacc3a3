import { expect } from '@playwright/test'
import { formatOrderNumber } from '@whirligig/contract'
import {
  addToCart,
  bearer,
  buyProduct,
  cartButton,
  expectSignUpForm,
  expectToast,
  getTextField,
  newUserData,
  openCart,
  registerUser,
  signInAs,
  signUp,
  tabTo,
} from './support/actions.ts'
import { test } from './support/test.ts'

test('a guest fills a cart, signs up during checkout and buys', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Teddy Bears' }).click()
  await expect(page.getByText('In stock')).toBeVisible()
  await page.getByLabel('Quantity').fill('2')
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click()
  await addToCart(page, 'transformer')
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 3 toys')

  await page.reload()
  const cart = await openCart(page)
  await expect(cart.getByRole('listitem')).toHaveCount(2)
  await expect(cart).toContainText('Items$209.00Tax$4.95DeliveryFreeTotal Amount$213.95')
  await expectToast(page, 'Please Login to proceed to checkout', () =>
    cart.getByRole('button', { name: 'Proceed To Checkout' }).click(),
  )

  await expect(page).toHaveURL(/#\/login$/)
  await page.getByRole('link', { name: 'Create Account' }).click()
  await expectToast(page, 'You have signed up successfully!', () => signUp(page, newUserData()))
  await expect(cart).toBeVisible()
  await expect(cart.getByRole('button', { name: 'Add an address' })).toBeVisible()
  await expectToast(page, 'Your order has been placed successfully!', () =>
    cart.getByRole('button', { name: 'Purchase' }).dblclick(),
  )

  await expect(page.getByRole('heading', { name: 'Thank you for choosing us!' })).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, empty')
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys.filter((key) => key !== 'private_session_looked_at')).toEqual(['token'])

  const id = /success\/([^?]+)/.exec(page.url())?.[1] ?? ''
  await page.getByRole('link', { name: formatOrderNumber(id) }).click()
  await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible()
  const items = page.getByRole('region', { name: 'Purchased Items' })
  await expect(items.getByRole('listitem')).toHaveCount(2)
  await expect(items.getByRole('listitem').filter({ hasText: 'Teddy Bears' })).toContainText('$110.00')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'Your Orders' })).toBeVisible()
  await expect(page.getByRole('link', { name: formatOrderNumber(id) })).toBeVisible()
})

test('a purchase works with the keyboard alone', async ({ page }) => {
  await page.goto('/')
  const user = newUserData()

  await tabTo(page, page.getByRole('combobox', { name: 'Search Toys' }))
  await page.keyboard.type('sailbo')
  await expect(page.getByRole('option', { name: /Skipper/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sailboat')
  await tabTo(page, page.getByLabel('Quantity'))
  await page.keyboard.press('ArrowUp')
  await tabTo(page, page.getByRole('button', { name: 'Add To Cart', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, cartButton(page))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Proceed To Checkout' }))
  await page.keyboard.press('Enter')

  await tabTo(page, page.getByRole('link', { name: 'Create Account' }))
  await page.keyboard.press('Enter')
  await expectSignUpForm(page)
  for (const [label, text] of Object.entries({
    Email: user.email,
    'First Name': user.firstName,
    'Last Name': user.lastName,
    Password: user.password,
  })) {
    await tabTo(page, getTextField(page, label))
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')

  await tabTo(page, page.getByRole('button', { name: 'Purchase' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank you for choosing us!' })).toBeVisible()
})

test.describe('with an expired session', () => {
  test.use({ allowedErrors: /401 \(Unauthorized\)/ })

  test('a session that expires during checkout leads to the login and back to the cart', async ({ page, request }) => {
    const { token, email, password } = await registerUser(request)
    await signInAs(page, token)
    await addToCart(page, 'rubix-cube')
    const cart = await openCart(page)
    await expect(cart.getByRole('button', { name: 'Add an address' })).toBeVisible()
    await expectToast(page, 'Unauthorized Access! Please login again', () =>
      request.post('/api/auth/logout', { headers: bearer(token) }),
    )
    await getTextField(page, 'Email').fill(email)
    await getTextField(page, 'Password').fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(cart.getByRole('button', { name: 'Purchase' })).toBeEnabled()
    await expect(page).toHaveURL(/product\/rubix-cube$/)
    await expect(cart.getByText(/signal|abort/)).toHaveCount(0)
  })
})

test('a changed price is shown with the old one, and charged after a second press', async ({ page, request }) => {
  const { token } = await registerUser(request)
  await signInAs(page, token)
  await addToCart(page, 'walk-the-dog-yo-yo', 2)
  // Simulates a product that was added at a lower price.
  await page.evaluate(() => {
    const items = JSON.parse(localStorage.getItem('cart_items') ?? '[]')
    localStorage.setItem('cart_items', JSON.stringify([{ ...items[0], price: 5, totalPrice: 10 }]))
  })
  await page.reload()

  const cart = await openCart(page)
  await expect(cart.getByText('Was $5.00, now $9.50')).toBeVisible()
  await expect(cart).toContainText('Items$19.00')
  await cart.getByRole('button', { name: 'Purchase' }).dblclick()
  await expect(cart.getByText('Your cart has changed. Please check it, then press the button again.')).toBeVisible()
  await cart.getByRole('button', { name: 'Purchase' }).click()
  await page.getByRole('heading', { name: 'Thank you for choosing us!' }).waitFor()
  const id = /success\/([^?]+)/.exec(page.url())?.[1] ?? ''
  await page.getByRole('link', { name: formatOrderNumber(id) }).click()
  await expect(page.getByRole('region', { name: 'Purchased Items' })).toContainText('$19.00')
})

test('a product that another shopper just bought out cannot be ordered', async ({ page, request }) => {
  const [shopper, otherShopper] = await Promise.all([registerUser(request), registerUser(request)])
  await signInAs(page, shopper.token)
  await addToCart(page, 'comet-chaser')
  await addToCart(page, 'pocketful-of-marbles')
  await buyProduct(request, otherShopper.token, 'comet-chaser')

  const cart = await openCart(page)
  await expect(cart.getByText('Out of stock')).toBeVisible()
  await expect(cart.getByRole('button', { name: 'Purchase' })).toBeDisabled()
  await cart.getByRole('button', { name: 'Remove Comet Chaser' }).click()
  await cart.getByRole('button', { name: 'Purchase' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for choosing us!' })).toBeVisible()
})

test('leaving in the middle of a purchase does not order twice', async ({ page, request }) => {
  const { token, email, password } = await registerUser(request)
  await signInAs(page, token)
  await addToCart(page, 'rubix-cube')
  // The server places the order, but the response never arrives.
  let placed: (() => void) | undefined
  const isPlaced = new Promise<void>((resolve) => {
    placed = resolve
  })
  await page.route('**/api/order/add', async (route) => {
    await route.fetch()
    placed?.()
  })
  await (await openCart(page)).getByRole('button', { name: 'Purchase' }).click()
  await isPlaced
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: 'Account of Mina' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/#\/login$/)
  await page.unroute('**/api/order/add')

  await getTextField(page, 'Email').fill(email)
  await getTextField(page, 'Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Your Account' })).toBeVisible()
  await (await openCart(page)).getByRole('button', { name: 'Purchase' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for choosing us!' })).toBeVisible()
  await page.getByRole('link', { name: 'Manage Orders' }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})
