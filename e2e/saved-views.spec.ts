import { expect, type Page } from '@playwright/test'
import { signInAs } from './support/actions.ts'
import { staffToken } from './support/staff.ts'
import { test } from './support/test.ts'

/** Saves what the list shows under a new name, which it returns. */
async function saveView(page: Page): Promise<string> {
  const name = `View ${crypto.randomUUID().slice(0, 8)}`
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save or delete views…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Views of this list' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('button', { name: 'Save this view' }).click()
  await expect(dialog.getByRole('link', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  return name
}

async function openView(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('a merchant saves a view of the list of orders, and opens it again', async ({ page, request }) => {
  await signInAs(page, await staffToken(request, 'merchant'), '/dashboard/customer-orders?status=all')
  await page.getByRole('button', { name: 'Ordered' }).click()
  await expect(page).toHaveURL(/sortBy=oldest/)
  const name = await saveView(page)

  await page.goto('/#/dashboard/customer-orders?status=all')
  await expect(page.getByRole('columnheader', { name: 'Ordered' })).toHaveAttribute('aria-sort', 'descending')
  await openView(page, name)
  await expect(page).toHaveURL(/customer-orders\?.*sortBy=oldest/)
  await expect(page.getByRole('columnheader', { name: 'Ordered' })).toHaveAttribute('aria-sort', 'ascending')
})

test('an admin saves views of the lists of reviews, merchants and users, and opens them again', async ({
  page,
  request,
}) => {
  const views = [
    { path: '/dashboard/review', query: 'status=waiting', tabs: 'Which reviews', tab: 'Waiting' },
    { path: '/dashboard/merchant', query: 'status=active&search=whirligig', tabs: 'Which merchants', tab: 'Active' },
    { path: '/dashboard/users', query: 'status=admin&search=whirligig', tabs: 'Which users', tab: 'Admins' },
  ]
  await signInAs(page, await staffToken(request, 'admin'), '/dashboard')
  for (const { path, query, tabs, tab } of views) {
    await page.goto(`/#${path}?${query}`)
    const links = page.getByRole('navigation', { name: tabs }).getByRole('link') // the page before may still be shown
    await expect(links.filter({ hasText: tab })).toHaveAttribute('aria-current')
    const name = await saveView(page)
    await page.goto(`/#${path}`)
    await expect(links.filter({ hasText: 'All' })).toHaveAttribute('aria-current')
    await openView(page, name)
    await expect(page).toHaveURL(`/#${path}?${query}`)
    await expect(links.filter({ hasText: tab })).toHaveAttribute('aria-current')
  }
})
