import { expect } from '@playwright/test'
import {
  addToCart,
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
  await page.getByRole('button', { name: 'Add To Cart' }).click()
  await addToCart(page, 'transformer')
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 3 toys')

  await page.reload()
  const cart = await openCart(page)
  await expect(cart.getByRole('listitem')).toHaveCount(2)
  await expect(cart).toContainText('DeliveryFree')
  await expect(cart).toContainText('$209.00')
  await expectToast(page, 'Please Login to proceed to checkout', () =>
    cart.getByRole('button', { name: 'Proceed To Checkout' }).click(),
  )

  await expect(page).toHaveURL(/#\/login$/)
  await page.getByRole('link', { name: 'Create Account' }).click()
  await expectToast(page, 'You have signed up successfully!', () => signUp(page, newUserData()))
  await expect(cart).toBeVisible()
  await cart.getByRole('button', { name: 'Purchase' }).click()

  await expect(page.getByRole('heading', { name: 'Thank you for choosing us!' })).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, empty')
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(['token'])

  const id = /success\/([^?]+)/.exec(page.url())?.[1] ?? ''
  await page.getByRole('link', { name: id }).click()
  await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible()
  const items = page.getByRole('region', { name: 'Purchased Items' })
  await expect(items.getByRole('listitem')).toHaveCount(2)
  await expect(items.getByRole('listitem').filter({ hasText: 'Teddy Bears' })).toContainText('$110.00')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'Your Orders' })).toBeVisible()
  await expect(page.getByRole('link', { name: id })).toBeVisible()
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
  await tabTo(page, page.getByRole('button', { name: 'Add To Cart' }))
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

test('the cart stays in sync across tabs', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/#/product/big-beach-ball')
  await expect(other.getByRole('button', { name: 'Add To Cart' })).toBeVisible()

  await addToCart(page, 'big-beach-ball', 3)
  await expect(cartButton(other)).toHaveAccessibleName('Cart, 3 toys')
  await other.getByRole('button', { name: 'Remove From Cart' }).click()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, empty')
  await expect(page.getByRole('button', { name: 'Add To Cart' })).toBeVisible()
})

test('a changed price is shown before the order, and the new price is charged', async ({ page, request }) => {
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
  await expect(cart.getByText('Now $9.50')).toBeVisible()
  await expect(cart).toContainText('$19.00')
  await cart.getByRole('button', { name: 'Purchase' }).click()
  await page.getByRole('heading', { name: 'Thank you for choosing us!' }).waitFor()
  await page.getByRole('link', { name: /success\/([^?]+)/.exec(page.url())?.[1] }).click()
  await expect(page.getByRole('region', { name: 'Purchased Items' })).toContainText('$19.00')
})

test('cart lines show low stock and products that are no longer available', async ({ page, request }) => {
  const { token } = await registerUser(request)
  await signInAs(page, token)
  await addToCart(page, 'bath-duck')
  await addToCart(page, 'octavia')
  // Simulates a cart with more stock of the duck and an octopus that has been deleted.
  await page.evaluate(() => {
    const [duck, octopus] = JSON.parse(localStorage.getItem('cart_items') ?? '[]')
    const items = [
      { ...duck, inventory: 60, quantity: 5, totalPrice: duck.price * 5 },
      { ...octopus, _id: crypto.randomUUID() },
    ]
    localStorage.setItem('cart_items', JSON.stringify(items))
  })
  await page.reload()

  const cart = await openCart(page)
  await expect(cart.getByRole('listitem').filter({ hasText: 'Bath Duck' })).toContainText('Only 3 left')
  await expect(cart.getByRole('listitem').filter({ hasText: 'Octavia' })).toContainText('No longer available')
  await expect(cart.getByRole('button', { name: 'Purchase' })).toBeDisabled()
  await cart.getByRole('button', { name: 'Remove Octavia' }).click()
  await cart.getByRole('button', { name: 'Purchase' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for choosing us!' })).toBeVisible()
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

test('lower stock reduces the maximum quantity', async ({ page, request }) => {
  const [shopper, otherShopper] = await Promise.all([registerUser(request), registerUser(request)])
  await signInAs(page, shopper.token)
  await addToCart(page, 'night-shift-owl', 5)
  await buyProduct(request, otherShopper.token, 'night-shift-owl')

  const cart = await openCart(page)
  await expect(cart.getByText('Limit 1 per order')).toBeVisible()
  await expect(cart.getByText('$33.75')).toHaveCount(2)
})

test('a quantity above the maximum is rejected with the reason', async ({ page }) => {
  await page.goto('/#/product/teddy-bears')
  await page.getByLabel('Quantity').fill('6')
  await expect(page.getByText('Quantity may not be greater than 5.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add To Cart' })).toBeDisabled()
  await page.getByLabel('Quantity').fill('')
  await expect(page.getByText('Quantity must be at least 1.')).toBeVisible()
  await page.goto('/#/product/humming-top')
  await expect(page.getByText('Out of stock')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add To Cart' })).toBeDisabled()
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
  await page.getByRole('banner').getByRole('button', { name: 'Mina' }).click()
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
