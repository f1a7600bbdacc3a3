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
import { answers } from '../../lib/with-error-responses.ts'
import { userOf } from '../../plugins/session.ts'
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

  app.get('/brand/list', { config: { guard: 'anyone' }, schema: { response: answers(ShopBrandList) } }, async () => ({
    brands: await activeBrands(db),
  }))

  app.get('/brand', { config: staff, schema: { response: answers(BrandList) } }, async (request) => ({
    brands: await staffBrands(db, scopeOf(userOf(request))),
  }))

  app.get('/brand/list/select', { config: staff, schema: { response: answers(BrandChoices) } }, async (request) => ({
    brands: await brandChoices(db, scopeOf(userOf(request))),
  }))

  app.get('/brand/:id', { config: staff, schema: { params, response: answers(OneBrand) } }, async (request) => ({
    brand: await findBrand(db, scopeOf(userOf(request)), request.params.id),
  }))

  app.post('/brand/add', { config: admin, schema: { body: BrandInput, response: answers(BrandSaved) } }, (request) =>
    addBrand(deps, scopeOf(userOf(request)), request.body),
  )

  app.put(
    '/brand/:id',
    { config: staff, schema: { params, body: BrandUpdate, response: answers(BrandSaved) } },
    (request) => editBrand(db, scopeOf(userOf(request)), request.params.id, request.body.brand),
  )

  app.put(
    '/brand/:id/active',
    { config: staff, schema: { params, body: BrandActive, response: answers(BrandSaved) } },
    (request) => setBrandActive(db, scopeOf(userOf(request)), request.params.id, request.body.brand.isActive),
  )

  app.delete('/brand/delete/:id', { config: admin, schema: { params, response: answers(Saved) } }, (request) =>
    removeBrand(db, scopeOf(userOf(request)), request.params.id),
  )
}
