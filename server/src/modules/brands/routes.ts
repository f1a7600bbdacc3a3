import {
  BrandActive,
  BrandInput,
  BrandList,
  BrandOptions,
  BrandResponse,
  BrandSavedResponse,
  BrandUpdate,
  MessageResponse,
  ShopBrandList,
} from '@whirligig/contract'
import * as z from 'zod/mini'
import type { Module } from '../../deps.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { requireUser } from '../../plugins/session.ts'
import { scopeOf } from '../products/staff-scope.ts'
import { activeBrands } from './queries.ts'
import { addBrand, editBrand, findBrand, removeBrand, setBrandActive } from './service.ts'
import { brandChoices, staffBrands } from './staff-queries.ts'

const staff = { guard: 'staff' } as const
const admin = { guard: 'admin' } as const
const params = z.object({ id: z.string() })

/** Brands as shoppers see them, and those of who works here: an admin's are all, a merchant's is the own one. */
export const brandRoutes: Module = (app, deps) => {
  const { db } = deps

  app.get(
    '/brand/list',
    { config: { guard: 'public' }, schema: { response: withErrorResponses(ShopBrandList) } },
    async () => ({
      brands: await activeBrands(db),
    }),
  )

  app.get('/brand', { config: staff, schema: { response: withErrorResponses(BrandList) } }, async (request) => ({
    brands: await staffBrands(db, scopeOf(requireUser(request))),
  }))

  app.get(
    '/brand/list/select',
    { config: staff, schema: { response: withErrorResponses(BrandOptions) } },
    async (request) => ({
      brands: await brandChoices(db, scopeOf(requireUser(request))),
    }),
  )

  app.get(
    '/brand/:id',
    { config: staff, schema: { params, response: withErrorResponses(BrandResponse) } },
    async (request) => ({
      brand: await findBrand(db, scopeOf(requireUser(request)), request.params.id),
    }),
  )

  app.post(
    '/brand/add',
    { config: admin, schema: { body: BrandInput, response: withErrorResponses(BrandSavedResponse) } },
    (request) => addBrand(deps, scopeOf(requireUser(request)), request.body),
  )

  app.put(
    '/brand/:id',
    { config: staff, schema: { params, body: BrandUpdate, response: withErrorResponses(BrandSavedResponse) } },
    (request) => editBrand(db, scopeOf(requireUser(request)), request.params.id, request.body.brand),
  )

  app.put(
    '/brand/:id/active',
    { config: staff, schema: { params, body: BrandActive, response: withErrorResponses(BrandSavedResponse) } },
    (request) => setBrandActive(db, scopeOf(requireUser(request)), request.params.id, request.body.brand.isActive),
  )

  app.delete(
    '/brand/delete/:id',
    { config: admin, schema: { params, response: withErrorResponses(MessageResponse) } },
    (request) => removeBrand(db, scopeOf(requireUser(request)), request.params.id),
  )
}
