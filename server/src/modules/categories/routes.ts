import { ShopCategoryList } from '@whirligig/contract'
import { answers } from '../../answers.ts'
import type { Module } from '../../deps.ts'
import { activeCategories } from './queries.ts'

export const categoryRoutes: Module = (app, { db }) => {
  app.get(
    '/category/list',
    { config: { guard: 'anyone' }, schema: { response: answers(ShopCategoryList) } },
    async () => ({ categories: await activeCategories(db) }),
  )
}
