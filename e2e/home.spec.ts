import { expect } from '@playwright/test'
import { expectToast, registerUser, signInAs } from './support/actions.ts'
import { test } from './support/test.ts'

test('a member likes a new toy on the home page, puts a loved one into the cart, and goes on to a category', async ({
  page,
  request,
}) => {
  const { token } = await registerUser(request)
  await signInAs(page, token, '/')
  const newToys = page.getByRole('region', { name: 'Just arrived' })
  const heart = newToys
    .getByRole('article')
    .first()
    .getByRole('button', { name: /to your WishList/ })
  await expectToast(page, 'Added to your Wishlist successfully!', () => heart.click())

  const lovedToys = page.getByRole('region', { name: 'Loved most' })
  const addToCart = lovedToys.getByRole('button', { name: /^Add To Cart/, disabled: false }).first()
  await addToCart.click()
  await expect(lovedToys.getByRole('button', { name: /^Remove From Cart/ })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 toy' })).toBeVisible()

  await page.reload()
  await expect(newToys.getByRole('button', { name: /from your WishList/ })).toBeVisible()
  await page.getByRole('region', { name: 'What are you looking for?' }).getByRole('link', { name: 'Soft Toys' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soft Toys')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page has all its sections', async ({ page }) => {
    await page.goto('/')
    for (const name of ['What are you looking for?', 'Just arrived', 'Loved most', 'What other families say']) {
      await expect(page.getByRole('region', { name })).toBeVisible()
    }
  })
})
