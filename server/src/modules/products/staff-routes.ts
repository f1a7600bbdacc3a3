import {
  MessageResponse,
  ProductActive,
  ProductEdits,
  ProductEditsResponse,
  ProductInput,
  ProductOptions,
  ProductPictures,
  ProductSavedResponse,
  ProductUpdate,
  RESPONSE_TEXT,
  StaffProductPage,
  StaffProductResponse,
} from '@whirligig/contract'
import * as z from 'zod/mini'
import type { Module } from '../../deps.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { requireUser } from '../../plugins/session.ts'
import { acceptForms, readForm, requirePicture } from '../../plugins/upload.ts'
import { AnyQuery, anyValue, fastSerialized, idParams } from '../../plugins/validation.ts'
import { editProduct, replacePicture, setProductActive } from './edit-product.ts'
import { editProducts } from './edit-products.ts'
import { addPicture, arrangePictures } from './product-pictures.ts'
import { getStaffScope } from './staff-scope.ts'
import { addProduct, deleteProduct, getStaffProduct, listProductOptions, listStaffProducts } from './staff-service.ts'

const config = { guard: 'staff' } as const
const params = idParams(RESPONSE_TEXT.product.missing)

const OptionQuery = z.object({ search: anyValue, limit: anyValue })

/** Products for staff. An admin manages all products, a merchant those of their own brand. */
export const staffProductRoutes: Module = (app, deps) => {
  const { db } = deps

  app.get(
    '/product',
    { config, schema: { querystring: AnyQuery, response: withErrorResponses(fastSerialized(StaffProductPage)) } },
    (request) => listStaffProducts(db, getStaffScope(requireUser(request)), request.query),
  )

  app.get(
    '/product/list/select',
    { config, schema: { querystring: OptionQuery, response: withErrorResponses(fastSerialized(ProductOptions)) } },
    (request) => listProductOptions(db, getStaffScope(requireUser(request)), request.query),
  )

  app.get(
    '/product/:id',
    { config, schema: { params, response: withErrorResponses(StaffProductResponse) } },
    async (request) => ({
      product: await getStaffProduct(db, getStaffScope(requireUser(request)), request.params.id),
    }),
  )

  app.put(
    '/product',
    { config, schema: { body: ProductEdits, response: withErrorResponses(ProductEditsResponse) } },
    (request) => editProducts(deps, getStaffScope(requireUser(request)), request.body.products),
  )

  app.put(
    '/product/:id',
    { config, schema: { params, body: ProductUpdate, response: withErrorResponses(ProductSavedResponse) } },
    (request) => editProduct(deps, getStaffScope(requireUser(request)), request.params.id, request.body.product),
  )

  app.put(
    '/product/:id/active',
    { config, schema: { params, body: ProductActive, response: withErrorResponses(ProductSavedResponse) } },
    (request) =>
      setProductActive(deps, getStaffScope(requireUser(request)), request.params.id, request.body.product.isActive),
  )

  app.put(
    '/product/:id/pictures',
    { config, schema: { params, body: ProductPictures, response: withErrorResponses(ProductSavedResponse) } },
    (request) => arrangePictures(deps, getStaffScope(requireUser(request)), request.params.id, request.body.images),
  )

  app.delete(
    '/product/delete/:id',
    { config, schema: { params, response: withErrorResponses(MessageResponse) } },
    (request) => deleteProduct(deps, getStaffScope(requireUser(request)), request.params.id),
  )

  // Registered in their own scope, so that the hooks for multipart forms run for these calls only.
  app.register(async (scope: typeof app) => {
    await acceptForms(scope)

    scope.post(
      '/product/add',
      {
        config,
        preValidation: readForm,
        schema: { body: ProductInput, response: withErrorResponses(ProductSavedResponse) },
      },
      (request) => addProduct(deps, getStaffScope(requireUser(request)), request.body, request.picture),
    )

    scope.post(
      '/product/:id/picture',
      { config, preValidation: readForm, schema: { params, response: withErrorResponses(ProductSavedResponse) } },
      (request) => addPicture(deps, getStaffScope(requireUser(request)), request.params.id, requirePicture(request)),
    )

    scope.put(
      '/product/:id/image',
      { config, preValidation: readForm, schema: { params, response: withErrorResponses(ProductSavedResponse) } },
      (request) =>
        replacePicture(deps, getStaffScope(requireUser(request)), request.params.id, requirePicture(request)),
    )
  })
}
