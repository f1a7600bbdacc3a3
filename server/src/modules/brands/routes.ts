import {
  BrandActive,
  BrandChoices,
  BrandInput,
  BrandList,
  BrandSaved,
  BrandUpdate,
  OneBrand,
  Saved,
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
    { config: staff, schema: { response: withErrorResponses(BrandChoices) } },
    async (request) => ({
      brands: await brandChoices(db, scopeOf(requireUser(request))),
    }),
  )

  app.get(
    '/brand/:id',
    { config: staff, schema: { params, response: withErrorResponses(OneBrand) } },
    async (request) => ({
      brand: await findBrand(db, scopeOf(requireUser(request)), request.params.id),
    }),
  )

  app.post(
    '/brand/add',
    { config: admin, schema: { body: BrandInput, response: withErrorResponses(BrandSaved) } },
    (request) => addBrand(deps, scopeOf(requireUser(request)), request.body),
  )

  app.put(
    '/brand/:id',
    { config: staff, schema: { params, body: BrandUpdate, response: withErrorResponses(BrandSaved) } },
    (request) => editBrand(db, scopeOf(requireUser(request)), request.params.id, request.body.brand),
  )

  app.put(
    '/brand/:id/active',
    { config: staff, schema: { params, body: BrandActive, response: withErrorResponses(BrandSaved) } },
    (request) => setBrandActive(db, scopeOf(requireUser(request)), request.params.id, request.body.brand.isActive),
  )

  app.delete(
    '/brand/delete/:id',
    { config: admin, schema: { params, response: withErrorResponses(Saved) } },
    (request) => removeBrand(db, scopeOf(requireUser(request)), request.params.id),
  )
}
