import { PRODUCT_FILE_LIMITS } from '@whirligig/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addBrand, addCategory, addProduct } from '../../../test/fixtures/catalogue.ts'
import { signInAllRoles } from '../../../test/fixtures/staff.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { products } from '../../db/schema/index.ts'

const HEADER = 'sku,name,description,price,stock,taxable,active,brand,age,size,material'

describe.each(setupDatabases())('product files on the %s database', (_name, open) => {
  let shop: TestApp
  let users: Awaited<ReturnType<typeof signInAllRoles>>
  beforeAll(async () => {
    shop = await testApp({ database: await open() })
    users = await signInAllRoles(shop)
  })
  afterAll(() => shop.close())

  const send = (path: string, file: string | Buffer, token: string) =>
    shop.app.inject({
      ...{ method: 'POST', url: `/api${path}`, payload: file },
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
    })
  const preview = async (file: string | Buffer, token = users.admin.token) => {
    const response = await send('/product/import/preview', file, token)
    return { status: response.statusCode, body: response.json() }
  }
  const runImport = async (file: string, plan: string, token = users.admin.token) => {
    const response = await send(`/product/import?plan=${plan}`, file, token)
    return { status: response.statusCode, body: response.json() }
  }
  const importFile = async (file: string, token = users.admin.token) =>
    runImport(file, (await preview(file, token)).body.plan, token)
  const exportFile = async (query = '', token = users.admin.token) =>
    (await shop.app.inject({ url: `/api/product/export${query}`, headers: { authorization: `Bearer ${token}` } })).body
  const find = async (sku: string) => {
    const [row] = await shop.db.select().from(products).where(eq(products.sku, sku))
    return row
  }

  it('adds new products and changes existing ones by their sku, after a preview that says so', async () => {
    const brand = await addBrand(shop.db, { slug: 'knotwood' })
    const old = await addProduct(shop.db, { sku: 'OLD-1', name: 'Old', stock: 4, priceCents: 500, brandId: brand.id })
    await addProduct(shop.db, { sku: 'SAME-1', name: 'Same', slug: 'new-kite' })
    const file = [
      'SKU,name,description,price,stock,taxable,brand,age,colour',
      'OLD-1,"Old, but <b>better</b>",Fun.,6.50,9,no,knotwood,From 3 years,red',
      'NEW-1,New kite,Flies.,12.5,3,yes,knotwood,,blue',
      ',,,,,,,,',
      'SAME-1,Same,Fun.,10.00,10,no,,,green',
    ].join('\n')
    const { status, body } = await preview(file)
    expect([status, body]).toEqual([
      200,
      {
        ...{ added: 1, changed: 1, unchanged: 1, errorCount: 0, errors: [], ignoredColumns: ['colour'] },
        plan: expect.any(String),
        changes: [
          {
            ...{ row: 2, sku: 'OLD-1', name: 'Old, but better', kind: 'changed' },
            fields: [
              { column: 'name', from: 'Old', to: 'Old, but better' },
              { column: 'price', from: '5.00', to: '6.50' },
              { column: 'stock', from: '4', to: '9' },
              { column: 'age', from: '', to: 'From 3 years' },
            ],
          },
          { row: 3, sku: 'NEW-1', name: 'New kite', kind: 'new', fields: [] },
        ],
      },
    ])
    expect(await find('NEW-1')).toBeUndefined()
    const imported = await runImport(file, body.plan)
    expect([imported.status, imported.body]).toEqual([
      200,
      { success: true, message: 'Imported: 1 added, 1 changed.', added: 1, changed: 1 },
    ])
    expect(await find('OLD-1')).toMatchObject({
      ...{ id: old.id, name: 'Old, but better', slug: old.slug },
      stock: 9,
      version: 2,
    })
    expect(await find('NEW-1')).toMatchObject({
      ...{
        slug: 'new-kite-2',
        priceCents: 1250,
        stock: 3,
        taxable: true,
        isActive: true,
        brandId: brand.id,
        age: null,
      },
    })
    expect(await find('SAME-1')).toMatchObject({ version: 1 })
    const getHistory = async (id: string | undefined) =>
      (await shop.call('GET', `/audit/product/${id}`, { token: users.admin.token })).body.entries
    expect(await getHistory(old.id)).toMatchObject([
      { action: 'updated', details: { name: 'Old', fields: ['name', 'price', 'stock', 'age'] } },
    ])
    expect(await getHistory((await find('NEW-1'))?.id)).toMatchObject([
      { action: 'added', details: { name: 'New kite' } },
    ])
  })

  it('lists each error with its row and column, and imports nothing', async () => {
    await addProduct(shop.db, { sku: 'ERR-1', name: 'Kept' })
    const file = [
      HEADER,
      'ERR-1,Changed,Fun.,10.00,10,no,yes,,,,',
      'ERR-2,,Fun.,0.50,1.5,maybe,yes,nowhere,,,',
      'ERR-1,Again,Fun.,10,1,no,yes,,,,',
      'ERR 3,Blank,Fun.,10,1,no,perhaps,,,,,too many',
    ].join('\r\n')
    const { body } = await preview(file)
    expect([body.errorCount, body.added, body.changed]).toEqual([9, 0, 1])
    expect(body.errors).toEqual([
      { row: 3, column: 'price', message: 'Price must be at least 1.' },
      { row: 3, column: 'name', message: 'Name is required.' },
      { row: 3, column: 'stock', message: 'Quantity must be a whole number.' },
      { row: 3, column: 'taxable', message: 'Please write yes or no.' },
      { row: 3, column: 'brand', message: 'No brand has this slug.' },
      { row: 4, column: 'sku', message: 'Row 2 has the same sku.' },
      { row: 5, column: null, message: 'The row has more cells than the first row.' },
      {
        row: 5,
        column: 'sku',
        message: 'Sku may have alpha-numeric characters, as well as dashes and underscores only.',
      },
      { row: 5, column: 'active', message: 'Please write yes or no.' },
    ])
    expect((await runImport(file, body.plan)).body.error).toBe(
      'The file has errors. Please mend them and check it again.',
    )
    expect(await find('ERR-1')).toMatchObject({ name: 'Kept' })
  })

  it.each([
    ['', 'The file has no rows. The first row has the names of the columns.'],
    ['sku,name', 'The file has no rows. The first row has the names of the columns.'],
    ['name\nKite', 'The file has no column “sku”. The first row has the names of the columns.'],
    ['sku,Sku\nA,B', 'The file has the column “sku” twice.'],
    ['sku,name\nA,"Kite', 'Row 2 cannot be read. Check its quotation marks.'],
    [Buffer.from('sku,name\nA,Dr\u00fcbbel', 'latin1'), 'The file is not in UTF-8. Please save it as “CSV UTF-8”.'],
    [`sku\n${'A\n'.repeat(PRODUCT_FILE_LIMITS.rows + 1)}`, 'The file has more than 10,000 rows. Please split it.'],
    ['x'.repeat(PRODUCT_FILE_LIMITS.bytes + 1), 'The body of the request is too large.'],
  ])('refuses a file as a whole: %.20s', async (file, error) => {
    const { status, body } = await preview(file)
    expect([status, body.error]).toEqual([400, error])
  })

  it('leaves values alone whose column is missing, and reads semicolons and a byte order mark', async () => {
    await addProduct(shop.db, { sku: 'SEMI-1', name: 'Semi', age: 'From 3 years', stock: 1 })
    await importFile('\uFEFFsku;stock;age\r\nSEMI-1;7;\r\n')
    expect(await find('SEMI-1')).toMatchObject({ name: 'Semi', stock: 7, age: null, priceCents: 1000 })
  })

  it('refuses an import when a product has changed since the preview', async () => {
    const product = await addProduct(shop.db, { sku: 'RACE-1', stock: 5 })
    const file = 'sku,stock\nRACE-1,9'
    const { body } = await preview(file)
    await shop.db.update(products).set({ stock: 4 }).where(eq(products.id, product.id))
    const error = 'Products have changed since you checked the file. Please check it again.'
    expect((await runImport(file, body.plan)).body.error).toBe(error)
    expect((await runImport(file, 'x')).body.error).toBe(error)
    expect(await find('RACE-1')).toMatchObject({ stock: 4 })
  })

  it('refuses a product of another brand, and another brand, to a merchant', async () => {
    const { merchant, other } = users
    await addProduct(shop.db, { sku: 'OTHER-1', brandId: other.brand.id })
    await addProduct(shop.db, { sku: 'OWN-1', brandId: merchant.brand.id })
    const file = `sku,stock,brand\nOTHER-1,1,\nOWN-1,1,${other.brand.slug}`
    expect((await preview(file, merchant.token)).body.errors).toEqual([
      { row: 2, column: 'sku', message: 'This sku is already in use.' },
      { row: 3, column: 'brand', message: 'Your products always belong to your brand.' },
    ])
    const own = 'sku,name,description,price,stock,taxable\nOWN-2,Mine,Fun.,3,1,no'
    expect((await importFile(own, merchant.token)).status).toBe(200)
    expect(await find('OWN-2')).toMatchObject({ brandId: merchant.brand.id })
    const rows = (await exportFile('?bom=0', merchant.token)).trim().split('\r\n')
    expect(rows.map((row) => row.split(',')[0])).toEqual(['sku', 'OWN-1', 'OWN-2'])
  })

  it.each(['member', 'disabled'] as const)('refuses a %s', async (role) => {
    const { token } = users[role]
    expect((await preview('sku\nA', token)).status).toBe(403)
    expect((await runImport('sku\nA', 'x', token)).status).toBe(403)
    expect(JSON.parse(await exportFile('', token)).error).toBeDefined()
  })

  it('activates by hand, and emits what shoppers must learn', async () => {
    const product = await addProduct(shop.db, { sku: 'OFF-1', stock: 0 })
    const category = await addCategory(shop.db, {}, [product])
    await shop.call('PUT', `/category/${category.id}/active`, {
      ...{ token: users.admin.token, body: { category: { isActive: false } } },
    })
    const changed: string[][] = []
    const listen = (ids: string[]) => changed.push(ids)
    shop.deps.events.on('stockChanged', listen)
    await importFile('sku,active,stock\nOFF-1,yes,3')
    shop.deps.events.off('stockChanged', listen)
    expect(changed).toEqual([[product.id]])
    const { body } = await shop.call('GET', `/product/${product.id}`, { token: users.admin.token })
    expect([body.product.isActive, body.product.offReasons]).toEqual([true, undefined])
  })

  it('exports what an import reads without a change, with formulas escaped', async () => {
    await addProduct(shop.db, {
      sku: '-CALC',
      name: '=1+1',
      description: 'Two\n"lines", Größe',
      stock: 0,
      isActive: false,
    })
    const file = await exportFile('?stock=out&active=false')
    expect(file).toBe(`\uFEFF${HEADER}\r\n'-CALC,'=1+1,"Two\n""lines"", Größe",10.00,0,no,no,,,,\r\n`)
    expect((await preview(file)).body).toMatchObject({ added: 0, changed: 0, unchanged: 1, errorCount: 0 })
  })

  it('streams an export of several pages', async () => {
    const before = (await exportFile('?bom=0')).split('\r\n').length
    const rows = Array.from({ length: 1100 }, (_, n) => `BULK-${n},Toy,Fun.,5,1,no`)
    expect((await importFile(['sku,name,description,price,stock,taxable', ...rows].join('\n'))).body.added).toBe(1100)
    expect((await exportFile('?bom=0')).split('\r\n').length).toBe(before + 1100)
  })
})
