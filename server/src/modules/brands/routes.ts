import { ShopBrandList } from '@whirligig/contract'
import { answers } from '../../answers.ts'
import type { Module } from '../../deps.ts'
import { activeBrands } from './queries.ts'

export const brandRoutes: Module = (app, { db }) => {
  app.get('/brand/list', { config: { guard: 'anyone' }, schema: { response: answers(ShopBrandList) } }, async () => ({
    brands: await activeBrands(db),
  }))
}
