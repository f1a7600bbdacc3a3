import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { RESPONSE_TEXT } from '@whirligig/contract'
import sharp from 'sharp'
import { bearer, expectToast, getTextField, signInAs } from './support/actions.ts'
import { staffToken } from './support/staff.ts'
import { test } from './support/test.ts'

// Serial, because a product that one test adds shifts the rows of the list that another test returns to.
test.describe.configure({ mode: 'default' })

const createPicture = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#c23527' } })
    .png()
    .toBuffer()

/** Returns a name that is unique across runs. */
const uniqueName = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)}`

const main = (page: Page) => page.getByRole('main')

/** Fills in and submits the form of a new product. Admins also choose a brand. */
async function addToy(page: Page, name: string, brand?: string): Promise<void> {
  await getTextField(page, 'Name').fill(name)
  await getTextField(page, 'Description').fill('Floats, and is proud of it.')
  await getTextField(page, 'Sku').fill(name.replaceAll(' ', '-'))
  await getTextField(page, 'Quantity').fill('7')
  await getTextField(page, 'Price').fill('12.50')
  await getTextField(page, 'Age').fill('From 3 years')
  if (brand) await page.getByRole('combobox', { name: 'Brand' }).selectOption(brand)
  const buffer = await createPicture()
  await page.getByLabel('Picture').setInputFiles({ name: 'boat.png', mimeType: 'image/png', buffer })
  await expect(main(page).getByText('boat.png')).toBeVisible()
  await main(page).getByRole('button', { name: 'Add Product' }).click()
}

/** Whether the shop lists the product. */
const isInShop = async (request: APIRequestContext, name: string): Promise<boolean> => {
  const response = await request.get(`/api/product/list?name=${encodeURIComponent(name)}`)
  return (await response.json()).count > 0
}

test('an admin adds a product with a picture, and deactivating its category hides it from the shop', async ({
  page,
  request,
}) => {
  const toy = uniqueName('Tin Boat')
  const category = uniqueName('Floating')
  await signInAs(page, await staffToken(request, 'admin'), '/dashboard/product')
  await main(page).getByRole('link', { name: 'Add', exact: true }).click()
  await expectToast(page, 'Product has been added successfully!', () => addToy(page, toy, 'No option selected'))
  await expect(main(page).getByRole('link', { name: toy })).toBeVisible()

  await page.goto(`/#/shop?name=${encodeURIComponent(toy)}`)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(`Results for “${toy}”`)
  await main(page).getByRole('link', { name: toy }).first().click()
  await expect(main(page).getByRole('heading', { level: 1, name: toy, exact: true })).toBeVisible()
  await expect(main(page).locator('img').first()).toHaveAttribute('src', /^\/images\/products\//)
  await expect(main(page).getByRole('definition')).toHaveText(['From 3 years'])

  await page.goto('/#/dashboard/category/add')
  await getTextField(page, 'Name').fill(category)
  await getTextField(page, 'Description').fill('What does not sink.')
  await page.getByRole('combobox', { name: 'Products' }).fill(toy)
  await page.getByRole('option', { name: toy }).click()
  await page.keyboard.press('Escape') // The open list covers the button.
  await expectToast(page, 'Category has been added successfully!', () =>
    main(page).getByRole('button', { name: 'Add Category' }).click(),
  )

  const active = main(page).getByRole('switch', { name: `${category} active` })
  await active.hover()
  await expect(page.getByRole('tooltip')).toHaveText(
    `Disabling ${category} will also disable all ${category} products.`,
  )
  await active.click()
  await expect(active).not.toBeChecked()
  await expect.poll(() => isInShop(request, toy)).toBe(false)
  await expect(active).not.toHaveAttribute('aria-busy')
  await active.click()
  await expect.poll(() => isInShop(request, toy)).toBe(true)
})

test('a merchant sees and adds only products of their own brand, and has no admin pages', async ({ page, request }) => {
  const toy = uniqueName('Hug Boat')
  await signInAs(page, await staffToken(request, 'merchant'), '/dashboard/product/add')
  await expect(getTextField(page, 'Brand')).toHaveValue('Hug & Co.')
  await expectToast(page, 'Product has been added successfully!', () => addToy(page, toy))
  const rows = main(page).getByRole('rowheader')
  await expect(rows.first()).toContainText(toy)
  await expect(rows.filter({ hasText: 'Rubix Cube' })).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search products' }).fill('Rubix')
  await expect(main(page).getByText('No products found.')).toBeVisible()

  for (const path of ['category', 'category/add', 'brand/add']) {
    await page.goto(`/#/dashboard/${path}`)
    await expect(main(page).getByText('404 Not Found.')).toBeVisible()
  }
  await page.goto('/#/dashboard/brand')
  await expect(page).toHaveTitle('Brand · Whirligig')
  await expect(main(page).getByRole('rowheader')).toHaveCount(1)
})

test.describe("the edit page of another brand's product", () => {
  test.use({ allowedErrors: /404 \(Not Found\)/ })

  test('renders the not-found state for a merchant', async ({ page, request }) => {
    const admin = { Authorization: `Bearer ${await staffToken(request, 'admin')}` }
    const { products } = await (await request.get('/api/product?search=Rubix', { headers: admin })).json()
    await signInAs(page, await staffToken(request, 'merchant'), `/dashboard/product/edit/${products[0]._id}`)
    await expect(main(page).getByText('No product found.')).toBeVisible()
  })
})

test.describe('concurrent edits', () => {
  test.use({ allowedErrors: /400 \(Bad Request\)/ })

  test('warns the second editor, keeps their changes and does not overwrite the first edit', async ({
    page,
    request,
    browser,
  }) => {
    const token = await staffToken(request, 'admin')
    const toy = uniqueName('Tug Boat')
    await signInAs(page, token, '/dashboard/product/add')
    await addToy(page, toy, 'No option selected')
    await main(page).getByRole('link', { name: toy }).click()
    await getTextField(page, 'Name').fill(`${toy} II`)

    const other = await browser.newPage()
    await signInAs(other, token, page.url().split('#')[1])
    await getTextField(other, 'Price').fill('15')
    await main(other).getByRole('button', { name: 'Save changes' }).click()
    await expect(main(other).getByRole('heading', { name: 'Products' })).toBeVisible()
    await other.close()

    await main(page).getByRole('button', { name: 'Save changes' }).click()
    await expect(main(page).getByRole('alert')).toContainText('Someone else has changed this product')
    await expect(getTextField(page, 'Name')).toHaveValue(`${toy} II`)
    await main(page).getByRole('button', { name: 'Load the latest version' }).click()
    await expect(getTextField(page, 'Price')).toHaveValue('15')
    await expect(getTextField(page, 'Name')).toHaveValue(`${toy} II`)
    await main(page).getByRole('button', { name: 'Save changes' }).click()
    const saved = main(page)
      .getByRole('row')
      .filter({ hasText: `${toy} II` })
    await expect(saved).toContainText('$15.00')
  })
})

test('restores the position of a list and asks before unsaved changes are lost', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await signInAs(page, await staffToken(request, 'admin'), '/dashboard/product')
  const names = main(page).getByRole('rowheader').getByRole('link')
  const first = (await names.first().textContent()) ?? ''
  await main(page).getByRole('button', { name: '2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(names.first()).not.toHaveText(first)
  const last = names.nth(9)
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(200)
  await last.click()
  await expect(main(page).getByRole('heading', { name: 'Edit Product' })).toBeVisible()

  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await getTextField(page, 'Name').fill('Half a na')
  await page.getByRole('banner').getByRole('link', { name: 'View shop' }).click()
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(/product\/edit/)
  await expect(getTextField(page, 'Name')).toHaveValue('Half a na')
  await page.goBack()
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(/product\/edit/)
  await expect(getTextField(page, 'Name')).toHaveValue('Half a na')
  // The back link above the title; the sidebar has a link of the same name.
  await main(page).locator('section').getByRole('link', { name: 'Products' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Leave' }).click()

  await expect(main(page).getByRole('heading', { name: 'Products' })).toBeVisible()
  await expect(page).toHaveURL(/page=2/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('an admin changes a price in the list, lowers the prices of two toys and takes it back', async ({
  page,
  request,
}) => {
  const token = await staffToken(request, 'admin')
  const brand = uniqueName('List Works')
  const added = await request.post('/api/brand/add', {
    headers: bearer(token),
    data: { name: brand, description: 'Toys of one test.', isActive: true },
  })
  const { _id } = (await added.json()).brand
  for (const name of ['Tin Frog', 'Tin Duck']) {
    await request.post('/api/product/add', {
      headers: bearer(token),
      multipart: {
        ...{ name, description: 'Tin.', sku: uniqueName('tin').replace(' ', '-'), brand: _id },
        ...{ price: '10', quantity: '5', taxable: '0' },
        image: { name: 'tin.png', mimeType: 'image/png', buffer: await createPicture() },
      },
    })
  }
  await signInAs(page, token, `/dashboard/product?brand=${_id}`)
  await main(page).getByRole('button', { name: 'Price of Tin Frog: $10.00. Edit' }).click()
  await page.keyboard.type('12.50')
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('button', { name: 'Price of Tin Frog: $12.50. Edit' })).toBeFocused()

  await main(page).getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  await main(page).getByRole('button', { name: 'Price…' }).click()
  const drawer = page.getByRole('dialog', { name: 'Change prices' })
  await drawer.getByText('Lower').click()
  await drawer.getByRole('combobox', { name: 'In' }).selectOption('per cent')
  await drawer.getByRole('textbox', { name: 'By' }).fill('20')
  await drawer.getByRole('button', { name: 'Change 2 products' }).click()
  await expect(main(page).getByText('2 products changed.')).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Price of Tin Duck: $8.00. Edit' })).toBeVisible()
  await main(page).getByRole('button', { name: 'Undo' }).click()
  for (const price of ['Tin Duck: $10.00', 'Tin Frog: $12.50']) {
    await expect(main(page).getByRole('button', { name: `Price of ${price}. Edit` })).toBeVisible()
  }

  await main(page).getByRole('button', { name: 'Actions for Tin Duck' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(getTextField(page, 'Name')).toHaveValue('Tin Duck')
  await expect(getTextField(page, 'Sku')).toHaveValue('')
  await getTextField(page, 'Sku').fill(`COPY-${crypto.randomUUID().slice(0, 8)}`)
  await main(page).getByRole('button', { name: 'Add Product' }).click()
  await expect(page.getByText(RESPONSE_TEXT.product.added)).toBeVisible()

  await main(page)
    .getByRole('link', { name: /^Tin Frog/ })
    .click()
  const history = main(page).getByRole('list', { name: 'History of the product' }).getByRole('listitem')
  await expect(history).toHaveText([/^Changed: price/, /^Changed: price/, /^Changed: price/, /^Added/])
})
