import { expect } from '@playwright/test'
import { expectToast, getTextField, registerUser, signInAs } from './support/actions.ts'
import { test } from './support/test.ts'

test('a guest who adds to the wishlist is asked to log in and finds the product on the wishlist afterwards', async ({
  page,
  request,
}) => {
  const { email, password } = await registerUser(request)
  await page.goto('/#/product/teddy-bears')
  const heart = page.getByRole('main').getByRole('button', { name: 'Add Teddy Bears to your WishList' })
  await expectToast(page, 'Please Login', () => heart.click())
  await expect(heart).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'WishList' }).click()
  await expect(page).toHaveURL(/#\/login$/)
  await getTextField(page, 'Email').fill(email)
  await getTextField(page, 'Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/#\/dashboard\/wishlist$/)
  await expect(page.getByRole('main').getByRole('article')).toContainText('Teddy Bears')
})

test("a member's wishes persist on the product page, in the shop and on the wishlist until they are removed", async ({
  page,
  request,
}) => {
  const { token } = await registerUser(request)
  await signInAs(page, token, '/shop?name=teddy')
  const like = page.getByRole('button', { name: 'Add Teddy Bears to your WishList' })
  const unlike = page.getByRole('button', { name: 'Remove Teddy Bears from your WishList' })

  await expectToast(page, 'Added to your Wishlist successfully!', () => like.click())
  await page.reload()
  await expect(unlike).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Teddy Bears' }).click()
  await expect(page).toHaveURL(/#\/product\/teddy-bears$/)
  await expect(unlike).toBeVisible()

  await page.getByRole('banner').getByRole('link', { name: 'WishList' }).click()
  await expect(page.getByRole('heading', { name: 'Your Wishlist' })).toBeVisible()
  const wishes = page.getByRole('main').getByRole('article')
  await expect(wishes).toHaveCount(1)
  await expect(wishes).toContainText('$55.00')
  await expectToast(page, 'Your Wishlist has been updated successfully!', () => unlike.click())
  await expect(page.getByText('OOPs It Seems Your WishList is Empty')).toBeVisible()
  await page.reload()
  await expect(page.getByText('OOPs It Seems Your WishList is Empty')).toBeVisible()
})

test('a member shares the wishlist by a link that works for guests until it is stopped', async ({
  page,
  browser,
  request,
}) => {
  const { token } = await registerUser(request)
  await signInAs(page, token, '/product/teddy-bears')
  const heart = page.getByRole('main').getByRole('button', { name: 'Add Teddy Bears to your WishList' })
  await expectToast(page, 'Added to your Wishlist successfully!', () => heart.click())
  await page.getByRole('banner').getByRole('link', { name: 'WishList' }).click()
  await page.getByRole('button', { name: 'Create a link' }).click()
  const link = await getTextField(page, 'Link to your wishlist').inputValue()

  const context = await browser.newContext()
  const guest = await context.newPage()
  await guest.goto(link)
  await expect(guest.getByRole('main').getByRole('article')).toContainText('Teddy Bears')
  await guest.getByRole('button', { name: 'Add To Cart Teddy Bears' }).click()
  await expect(guest.getByRole('banner').getByRole('button', { name: 'Cart, 1 toy' })).toBeVisible()

  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByRole('button', { name: 'Create a link' })).toBeVisible()
  await guest.reload()
  await expect(guest.getByText('This wishlist is not shared.')).toBeVisible()
  await context.close()
})
