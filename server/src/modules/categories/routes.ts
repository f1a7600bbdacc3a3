import {
  CategoryActive,
  CategoryInput,
  CategoryList,
  CategoryResponse,
  CategorySavedResponse,
  CategoryUpdate,
  MessageResponse,
  RESPONSE_TEXT,
  ShopCategoryList,
} from '@whirligig/contract'
import type { Module } from '../../deps.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { CATEGORY_BODY_LIMIT } from '../../plugins/body.ts'
import { requireUser } from '../../plugins/session.ts'
import { fastSerialized, idParams } from '../../plugins/validation.ts'
import { getStaffScope } from '../products/staff-scope.ts'
import { findActiveCategories } from './queries.ts'
import { addCategory, deleteCategory, editCategory, getCategory, setCategoryActive } from './service.ts'
import { findStaffCategories } from './staff-queries.ts'

const config = { guard: 'admin' } as const
const params = idParams(RESPONSE_TEXT.category.missing)

/** Categories for shoppers, and their administration. */
export const categoryRoutes: Module = (app, deps) => {
  const { db } = deps

  app.get(
    '/category/list',
    { config: { guard: 'public', isStorable: true }, schema: { response: withErrorResponses(ShopCategoryList) } },
    async () => ({ categories: await findActiveCategories(db) }),
  )

  app.get(
    '/category',
    { config: { guard: 'staff' }, schema: { response: withErrorResponses(fastSerialized(CategoryList)) } },
    async (request) => ({ categories: await findStaffCategories(db, getStaffScope(requireUser(request))) }),
  )

  app.get(
    '/category/:id',
    { config, schema: { params, response: withErrorResponses(CategoryResponse) } },
    async (request) => ({
      category: await getCategory(db, request.params.id),
    }),
  )

  app.post(
    '/category/add',
    {
      config,
      bodyLimit: CATEGORY_BODY_LIMIT,
      schema: { body: CategoryInput, response: withErrorResponses(CategorySavedResponse) },
    },
    (request) => addCategory(deps, request.body),
  )

  app.put(
    '/category/:id',
    {
      config,
      bodyLimit: CATEGORY_BODY_LIMIT,
      schema: { params, body: CategoryUpdate, response: withErrorResponses(CategorySavedResponse) },
    },
    (request) => editCategory(deps, request.params.id, request.body.category),
  )

  app.put(
    '/category/:id/active',
    { config, schema: { params, body: CategoryActive, response: withErrorResponses(CategorySavedResponse) } },
    (request) => setCategoryActive(deps, request.params.id, request.body.category.isActive),
  )

  app.delete(
    '/category/delete/:id',
    { config, schema: { params, response: withErrorResponses(MessageResponse) } },
    (request) => deleteCategory(deps, request.params.id),
  )
}
