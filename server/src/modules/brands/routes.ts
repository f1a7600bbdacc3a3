import {
  BrandActive,
  BrandInput,
  BrandList,
  BrandOptions,
  BrandResponse,
  BrandSavedResponse,
  BrandUpdate,
  MessageResponse,
  RESPONSE_TEXT,
  ShopBrandList,
} from '@whirligig/contract'
import type { Module } from '../../deps.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { requireUser } from '../../plugins/session.ts'
import { idParams } from '../../plugins/validation.ts'
import { getStaffScope } from '../products/staff-scope.ts'
import { findBrandsWithToys } from './queries.ts'
import { addBrand, deleteBrand, editBrand, getBrand, setBrandActive } from './service.ts'
import { findBrandOptions, findStaffBrands } from './staff-queries.ts'

const staff = { guard: 'staff' } as const
const admin = { guard: 'admin' } as const
const params = idParams(RESPONSE_TEXT.brand.missing)

/** Brands for shoppers and staff. An admin manages all brands, a merchant their own. */
export const brandRoutes: Module = (app, deps) => {
  const { db } = deps

  app.get(
    '/brand/list',
    { config: { guard: 'public', isStorable: true }, schema: { response: withErrorResponses(ShopBrandList) } },
    async () => ({
      brands: await findBrandsWithToys(db),
    }),
  )

  app.get('/brand', { config: staff, schema: { response: withErrorResponses(BrandList) } }, async (request) => ({
    brands: await findStaffBrands(db, getStaffScope(requireUser(request))),
  }))

  app.get(
    '/brand/list/select',
    { config: staff, schema: { response: withErrorResponses(BrandOptions) } },
    async (request) => ({
      brands: await findBrandOptions(db, getStaffScope(requireUser(request))),
    }),
  )

  app.get(
    '/brand/:id',
    { config: staff, schema: { params, response: withErrorResponses(BrandResponse) } },
    async (request) => ({
      brand: await getBrand(db, getStaffScope(requireUser(request)), request.params.id),
    }),
  )

  app.post(
    '/brand/add',
    { config: admin, schema: { body: BrandInput, response: withErrorResponses(BrandSavedResponse) } },
    (request) => addBrand(deps, getStaffScope(requireUser(request)), request.body),
  )

  app.put(
    '/brand/:id',
    { config: staff, schema: { params, body: BrandUpdate, response: withErrorResponses(BrandSavedResponse) } },
    (request) => editBrand(deps, getStaffScope(requireUser(request)), request.params.id, request.body.brand),
  )

  app.put(
    '/brand/:id/active',
    { config: staff, schema: { params, body: BrandActive, response: withErrorResponses(BrandSavedResponse) } },
    (request) =>
      setBrandActive(deps, getStaffScope(requireUser(request)), request.params.id, request.body.brand.isActive),
  )

  app.delete(
    '/brand/delete/:id',
    { config: admin, schema: { params, response: withErrorResponses(MessageResponse) } },
    (request) => deleteBrand(deps, getStaffScope(requireUser(request)), request.params.id),
  )
}
