import { expect } from '@playwright/test'
import { addToCart, buyProduct, cartButton, expectToast, openCart, registerUser, signInAs } from './support/actions.ts'
import { test } from './support/test.ts'

test('a double click on the cart button and on a heart counts once', async ({ page, request }) => {
  const { token } = await registerUser(request)
  await signInAs(page, token, '/product/rubix-cube')
  await expect(page.getByText('plus $3.00 tax')).toBeVisible()
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).dblclick()
  await expect(page.getByRole('button', { name: 'Remove From Cart', exact: true })).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 toy')
  await page.getByRole('button', { name: 'Add Rubix Cube to your WishList' }).dblclick()
  await expect(page.getByRole('button', { name: 'Remove Rubix Cube from your WishList' })).toBeVisible()
})

test('a removed toy can be put back, and another one is saved for later', async ({ page, request }) => {
  const { token } = await registerUser(request)
  await signInAs(page, token)
  await addToCart(page, 'transformer')
  await addToCart(page, 'rubix-cube')
  await expect(page.getByText('In your cart')).toBeVisible()
  await page.getByRole('button', { name: 'View cart' }).click()
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' })
  await cart.getByRole('button', { name: 'Remove Transformer' }).click()
  await page.keyboard.press('Enter') // The focus is on Undo.
  await expect(cart.getByRole('link')).toContainText(['Transformer', 'Rubix Cube', 'Continue Shopping'])
  await expectToast(page, 'Added to your Wishlist successfully!', () =>
    cart.getByRole('button', { name: 'Save for later: Rubix Cube' }).click(),
  )
  await expect(cart.getByRole('link', { name: 'Rubix Cube' })).toHaveCount(0)
  await page.goto('/#/dashboard/wishlist')
  await expect(page.getByRole('main').getByRole('link', { name: 'Rubix Cube' })).toBeVisible()
})

test('the cart stays in sync across tabs', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/#/product/big-beach-ball')
  await expect(other.getByRole('button', { name: 'Add To Cart', exact: true })).toBeVisible()

  await addToCart(page, 'big-beach-ball', 3)
  await expect(cartButton(other)).toHaveAccessibleName('Cart, 3 toys')
  await other.getByRole('button', { name: 'Remove From Cart', exact: true }).click()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, empty')
  await expect(page.getByRole('button', { name: 'Add To Cart', exact: true })).toBeVisible()
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
  await expect(cart.getByText('Your cart has changed.')).toBeVisible()
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
  await expect(cart).toContainText('Items$33.75')
})

test('a quantity above the maximum is rejected with the reason', async ({ page }) => {
  await page.goto('/#/product/teddy-bears')
  await page.getByLabel('Quantity').fill('6')
  await expect(page.getByText('Quantity may not be greater than 5.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add To Cart', exact: true })).toBeDisabled()
  await page.getByLabel('Quantity').fill('')
  await expect(page.getByText('Quantity must be at least 1.')).toBeVisible()
  await page.goto('/#/product/humming-top')
  await expect(page.getByText('Out of stock')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add To Cart', exact: true })).toBeDisabled()
})
