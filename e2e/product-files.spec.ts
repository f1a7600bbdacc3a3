import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectToast, signInAs } from './support/actions.ts'
import { staffToken } from './support/staff.ts'
import { test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')

const chooseFile = (page: Page, text: string) =>
  page.getByLabel('CSV file').setInputFiles({ name: 'toys.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('an admin mends a file, imports it and finds the same values in the export', async ({ page, request }) => {
  const sku = `CSV-${crypto.randomUUID().slice(0, 8)}`
  const toFile = (price: string) =>
    ['sku;name;description;price;stock;taxable', `${sku};Paper Boat ${sku};"Folds; floats.";${price};6;no`].join('\n')
  await signInAs(page, await staffToken(request, 'admin'), '/dashboard/product')
  await main(page).getByRole('link', { name: 'Import' }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Import Products' })).toBeVisible()

  await chooseFile(page, toFile('0.10'))
  await expect(main(page).getByText('Price must be at least 1.')).toBeVisible()
  await expect(main(page).getByRole('button', { name: /^Import/ })).toHaveCount(0)

  await chooseFile(page, toFile('3.20'))
  await expect(main(page).getByText('1 new product.')).toBeVisible()
  await expectToast(page, 'Imported: 1 added, 0 changed.', () =>
    main(page).getByRole('button', { name: 'Import 1 product' }).click(),
  )
  await expect(main(page).getByRole('link', { name: `Paper Boat ${sku}` })).toBeVisible()

  await page.goto(`/#/dashboard/product?search=${sku}`)
  await expect(main(page).getByText('1 product found')).toBeVisible()
  const started = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'Export' }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe('products.csv')
  expect((await readFile(await download.path(), 'utf8')).split('\r\n')).toEqual([
    '\uFEFFsku,name,description,price,stock,taxable,active,brand,age,size,material',
    `${sku},Paper Boat ${sku},Folds; floats.,3.20,6,no,yes,,,,`,
    '',
  ])
})

test('cancelling a check aborts its request, and another file can be checked', async ({ page, request }) => {
  await signInAs(page, await staffToken(request, 'admin'), '/dashboard/product/import')
  await page.route('**/api/product/import/preview', () => {}, { times: 1 }) // never responds
  await chooseFile(page, 'sku,name\nNEVER-CHECKED,Paper Plane')
  const aborted = page.waitForEvent('requestfailed', (failed) => failed.url().endsWith('/import/preview'))
  await main(page).getByRole('button', { name: 'Cancel' }).press('Enter')
  await aborted
  await expect(main(page).getByText('Cancelled. Nothing of toys.csv was imported.')).toBeVisible()
  await expect(main(page).getByLabel('CSV file')).toBeFocused()
  await chooseFile(page, 'sku,price\nNO-NAME,3.20')
  await expect(main(page).getByText(/Nothing can be imported until the file has none/)).toBeVisible()
})

test('an import that ends after the user has left leaves the user where they are', async ({ page, request }) => {
  const sku = `CSV-${crypto.randomUUID().slice(0, 8)}`
  await signInAs(page, await staffToken(request, 'admin'), '/dashboard/product/import')
  await chooseFile(page, `sku,name,description,price,stock,taxable\n${sku},Paper Kite ${sku},It flies.,3.20,6,no`)
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  await page.route('**/api/product/import?*', async (route) => {
    await left
    await route.continue()
  })
  await main(page).getByRole('button', { name: 'Import 1 product' }).click()
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Users' }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  await expectToast(page, 'Imported: 1 added, 0 changed.', async () => leave())
  await expect(page).toHaveURL(/#\/dashboard\/users$/)
})

test('the help of an import opens with the keyboard, one part at a time', async ({ page, request }) => {
  await signInAs(page, await staffToken(request, 'admin'), '/dashboard/product/import')
  const columns = main(page).getByText('The first row names the columns, in any order.')
  await main(page).getByLabel('CSV file').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(columns).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(main(page).getByText(/^Export your products/)).toBeVisible()
  await expect(columns).toBeHidden()
})
