import { expect } from '@playwright/test'
import { test } from './support/test.ts'

test('a guest puts a toy into the cart that goes well with another, and goes on to its page', async ({ page }) => {
  await page.goto('/product/teddy-bears')
  const related = page.getByRole('region', { name: 'Goes well with' })
  await expect(related.getByRole('article')).toHaveCount(5)
  const toy = related.getByRole('article').first()
  const name = await toy.getByRole('heading').innerText()
  await toy.getByRole('button', { name: `Add To Cart ${name}` }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 toy' })).toBeVisible()
  await toy.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('button', { name: 'Remove From Cart', exact: true })).toBeVisible()
  await expect(related.getByRole('link', { name, exact: true })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the toys that go well with a toy are links', async ({ page }) => {
    await page.goto('/product/teddy-bears')
    const link = page.getByRole('region', { name: 'Goes well with' }).getByRole('link').first()
    const name = await link.innerText()
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })
})
