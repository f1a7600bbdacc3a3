import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fastifySwagger } from '@fastify/swagger'
import { fastifySwaggerUi } from '@fastify/swagger-ui'
import * as contract from '@whirligig/contract'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { Guard } from '../plugins/session.ts'
import { ENDPOINT_DOCS, type EndpointDocs } from './endpoint-docs.ts'
import { isApiUrl, toEndpointName } from './endpoints.ts'
import { QUERY_PARAMS } from './query-params.ts'

/** The contract's response schemas by name, so that the document defines each once. Request bodies are inlined: each has one endpoint. */
const schemaRegistry = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(contract)) {
  if (schema instanceof z.ZodMiniType && !/(Input|Edit|Update|Active)$/.test(id)) schemaRegistry.add(schema, { id })
}

// Refinements have no JSON schema. Their messages appear in the `issues` of a 400.
const zodToJsonConfig = { unrepresentable: 'any' } as const
const transformSchemas = createJsonSchemaTransform({ schemaRegistry, zodToJsonConfig })
const transformObject = createJsonSchemaTransformObject({ schemaRegistry, zodToJsonConfig })

/** Removes the schemas that no endpoint references, directly or through another schema. */
function removeUnusedSchemas(document: ReturnType<typeof transformObject>): ReturnType<typeof transformObject> {
  if (!('components' in document) || !document.components?.schemas) return document
  const { schemas, ...components } = document.components
  const used: Record<string, object> = {}
  const collect = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const schema = schemas[name]
      if (!schema || name in used) continue
      used[name] = schema
      collect(schema)
    }
  }
  collect(document.paths)
  return { ...document, components: { ...components, schemas: used } } as typeof document // the spread widens the union of OpenAPI versions
}

/** The callers that each guard admits, for the description of an endpoint. */
const GUARD_TEXT: Record<Guard, string> = {
  public: 'Anyone',
  optional: 'Anyone; signed-in users get more',
  authenticated: 'Signed-in users',
  staff: 'Admins and active merchants',
  admin: 'Admins',
}

/** The callers of an endpoint and the objects that they can access. */
function describeAccess(guard: Guard, { ownership, adminsAccessAll }: EndpointDocs): string {
  if (!ownership) return GUARD_TEXT[guard]
  const limited = ownership === 'brand' ? 'merchants access objects of their brand' : 'users access their own objects'
  return `${GUARD_TEXT[guard]}: ${limited}${adminsAccessAll ? ', admins access all' : ' only'}`
}

const ERROR_DESCRIPTIONS: Record<string, string> = {
  400: 'The request is invalid; `issues` names the fields.',
  401: 'Not signed in, or the session has ended.',
  403: 'Signed in, but not allowed.',
  404: 'Not found, or the object of another user.',
  429: 'Too many requests; `Retry-After` is the number of seconds to wait.',
  500: 'An error of the server.',
  503: 'The database does not respond; `Retry-After` is the number of seconds to wait.',
}

/** The error statuses that an endpoint can respond with. */
function listErrorStatuses(guard: Guard, schema: FastifySchema | undefined, docs: EndpointDocs): string[] {
  const guarded = guard !== 'public' && guard !== 'optional'
  return [
    ...(schema?.body || docs.form || docs.csv || guarded ? ['400'] : []),
    ...(guarded ? ['401'] : []),
    ...(guard === 'staff' || guard === 'admin' ? ['403'] : []),
    ...(schema?.params || docs.ownership ? ['404'] : []),
    '429',
    '500',
    '503',
  ]
}

function buildResponses(guard: Guard, schema: FastifySchema, docs: EndpointDocs): FastifySchema['response'] {
  const responses = schema.response as Record<string, object> | undefined // fastify types it as unknown
  const errors = listErrorStatuses(guard, schema, docs).map((status) => [
    status,
    { description: ERROR_DESCRIPTIONS[status], content: { 'application/json': { schema: contract.ErrorResponse } } },
  ])
  const html = { 'text/html': { schema: z.string() } }
  const success =
    docs.response === 'redirect'
      ? { 302: { description: 'Redirects to a page of the app.', content: html } }
      : docs.response === 'page'
        ? { 200: { description: 'A page with the result.', content: html } }
        : docs.response === 'csv'
          ? { 200: { description: 'A CSV file.', content: { 'text/csv': { schema: z.string() } } } }
          : { 200: { description: 'Success.', content: { 'application/json': { schema: responses?.['200'] } } } }
  return { ...success, ...Object.fromEntries(errors) }
}

/** The security requirement of an endpoint. An empty first alternative makes the token optional. */
function buildSecurity(guard: Guard): readonly { [scheme: string]: readonly string[] }[] {
  if (guard === 'public') return []
  return guard === 'optional' ? [{}, { token: [] }] : [{ token: [] }]
}

const buildQuerystring = (docs: EndpointDocs) =>
  docs.query && {
    type: 'object',
    properties: Object.fromEntries(docs.query.map((name) => [name, QUERY_PARAMS[name]])),
  }

const PICTURE = { type: 'string', format: 'binary', description: 'jpg or png, at most 5 MB and 40 megapixels.' }

/** The CSP source of the `<style>` element that Swagger UI inserts. It changes with its version. */
const SWAGGER_UI_STYLE_SOURCE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='"

/**
 * Generates an OpenAPI 3.1 document from the schemas of the routes, at `/api/openapi.json`, and its page, at `/api/docs`.
 * Register it before the routes.
 */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Whirligig',
        version: '1',
        description:
          'The API of the shop. Sign in with `POST /auth/login` and send the token as `Authorization: Bearer`.\n\nIds are opaque, dates ISO 8601 in UTC, money dollars with two decimals. Bodies are JSON; unknown keys are dropped. Chat and live updates use Socket.IO at `/socket.io`.',
      },
      servers: [{ url: '/api' }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    stripBasePath: true,
    transform: (document) => {
      const { url, route } = document
      const path = url.slice('/api'.length)
      const guard = route.config?.guard
      const docs = ENDPOINT_DOCS[toEndpointName({ method: String([route.method].flat()[0]), path })]
      if (!isApiUrl(url) || !guard || !docs) return { schema: { hide: true }, url }
      const schema = document.schema ?? {}
      const described = transformSchemas({
        ...document,
        schema: { ...schema, querystring: undefined, response: buildResponses(guard, schema, docs) },
      } as typeof document) // the same route with other schemas
      const body = described.schema.body as { properties?: object; required?: string[] } | undefined // JSON schema
      return {
        url,
        schema: {
          ...described.schema,
          ...(docs.query && { querystring: buildQuerystring(docs) }),
          ...(docs.form && {
            consumes: ['multipart/form-data'],
            body: {
              type: 'object',
              allOf: [...(body ? [body] : [])],
              properties: { image: PICTURE },
              ...(docs.form === true && { required: ['image'] }),
            },
          }),
          ...(docs.csv && {
            consumes: ['text/csv'],
            body: { type: 'string', description: 'At most 8 MB and 10,000 rows.' },
          }),
          tags: [path.split('/')[1] ?? ''],
          summary: docs.summary,
          description: [docs.details, `**${describeAccess(guard, docs)}.**`].filter(Boolean).join('\n\n'),
          operationId: toEndpointName({ method: String(route.method), path })
            .replace(/[^\w]+/g, '-')
            .toLowerCase(),
          security: buildSecurity(guard),
        },
      }
    },
    transformObject: (document) => removeUnusedSchemas(transformObject(document)),
  })

  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
  const { resolve } = createRequire(import.meta.url)
  const logo = { type: 'image/svg+xml', content: await readFile(resolve('@whirligig/art/logo.svg')) }
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    logo,
    theme: { title: 'Whirligig API', favicon: [{ ...logo, filename: 'logo.svg', rel: 'icon', sizes: 'any' }] },
    logLevel: 'warn',
    transformStaticCSP: (policy) => policy.replace("style-src 'self'", `style-src 'self' ${SWAGGER_UI_STYLE_SOURCE}`),
    uiConfig: { docExpansion: 'list', persistAuthorization: false },
  })
}
