import { expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { addBrand, addCategory } from '../products/test-catalogue.ts'

it('shows anyone the categories and brands that are active, by name', async () => {
  await using shop = await testApp()
  for (const name of ['Zebras', 'Apes']) {
    await addCategory(shop.db, { name, slug: `c-${name}` })
    await addBrand(shop.db, { name, slug: `b-${name}` })
  }
  await addCategory(shop.db, { name: 'Closed', isActive: false })
  await addBrand(shop.db, { name: 'Closed', isActive: false })
  const shown = [expect.objectContaining({ name: 'Apes' }), expect.objectContaining({ name: 'Zebras' })]
  expect((await shop.call('GET', '/category/list')).body).toEqual({ categories: shown })
  const { body } = await shop.call('GET', '/brand/list')
  expect(body).toEqual({ brands: shown })
  expect(Object.keys(body.brands[0]).toSorted()).toEqual(['_id', 'description', 'isActive', 'name', 'slug'])
})
