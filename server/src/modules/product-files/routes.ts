import { PRODUCT_FILE_LIMITS, ProductImportPreview, ProductImportResponse, RESPONSE_TEXT } from '@whirligig/contract'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Module } from '../../deps.ts'
import { sendCsv } from '../../lib/csv-export.ts'
import { badRequest } from '../../lib/errors.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { requireUser } from '../../plugins/session.ts'
import { parseStaffFilter } from '../products/staff-filter.ts'
import { getStaffScope } from '../products/staff-scope.ts'
import { exportProducts } from './export-products.ts'
import { importProducts, previewImport } from './service.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The CSV file that is the body of an import, or null. */
    csv: Buffer | null
  }
}

const config = { guard: 'staff' } as const

function requireCsv({ csv }: FastifyRequest): Buffer {
  if (!csv) throw badRequest(RESPONSE_TEXT.productFile.missing)
  return csv
}

/** Export and import of products as CSV. An admin handles all products, a merchant those of their own brand. */
export const productFileRoutes: Module = (app, deps) => {
  app.get(
    '/product/export',
    { config, schema: { querystring: z.record(z.string(), z.unknown()) } },
    async (request, reply) => {
      const editor = getStaffScope(requireUser(request))
      const filter = parseStaffFilter(request.query)
      return sendCsv(reply, await exportProducts(deps, editor, filter, request.query.bom !== '0'))
    },
  )

  // Registered in their own scope, so that only these calls accept CSV.
  app.register(async (scope: typeof app) => {
    scope.decorateRequest('csv', null)
    const options = { parseAs: 'buffer', bodyLimit: PRODUCT_FILE_LIMITS.bytes } as const
    scope.addContentTypeParser('text/csv', options, (request, body: Buffer, done) => {
      // Kept out of `request.body`, whose texts are searched for markup at once.
      request.csv = body
      done(null, undefined)
    })

    scope.post(
      '/product/import/preview',
      { config, schema: { response: withErrorResponses(ProductImportPreview) } },
      (request) => previewImport(deps.db, getStaffScope(requireUser(request)), requireCsv(request)),
    )

    scope.post(
      '/product/import',
      {
        config,
        schema: {
          querystring: z.object({ plan: z.optional(z.unknown()) }),
          response: withErrorResponses(ProductImportResponse),
        },
      },
      (request) => importProducts(deps, getStaffScope(requireUser(request)), requireCsv(request), request.query.plan),
    )
  })
}
