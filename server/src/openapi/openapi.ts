import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fastifySwagger } from '@fastify/swagger'
import { fastifySwaggerUi } from '@fastify/swagger-ui'
import * as contract from '@whirligig/contract'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { Guard } from '../plugins/session.ts'
import { ENDPOINT_DOCS, type EndpointDocs, QUERY_PARAMS } from './endpoint-docs.ts'
import { isApiUrl, toEndpointName } from './endpoints.ts'

/** The contract's answers under their names, so that the document says each once. Bodies stand with their one call. */
const schemaRegistry = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(contract)) {
  if (schema instanceof z.ZodMiniType && !/(Input|Edit|Update|Active)$/.test(id)) schemaRegistry.add(schema, { id })
}

// What a schema checks beyond types is said by its messages when a call is refused.
const zodToJsonConfig = { unrepresentable: 'any' } as const
const transformSchemas = createJsonSchemaTransform({ schemaRegistry, zodToJsonConfig })
const transformObject = createJsonSchemaTransformObject({ schemaRegistry, zodToJsonConfig })

/** Drops the schemas that no call refers to, neither directly nor through others. */
function withoutUnused(document: ReturnType<typeof transformObject>): ReturnType<typeof transformObject> {
  if (!('components' in document) || !document.components?.schemas) return document
  const { schemas, ...components } = document.components
  const used: Record<string, object> = {}
  const use = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const schema = schemas[name]
      if (!schema || name in used) continue
      used[name] = schema
      use(schema)
    }
  }
  use(document.paths)
  return { ...document, components: { ...components, schemas: used } } as typeof document // its versions differ in kinds
}

/** Who may make a call, as people say it. */
const GUARD_TEXT: Record<Guard, string> = {
  public: 'Anyone',
  optional: 'Anyone; who is signed in gets more',
  authenticated: 'Who is signed in',
  staff: 'Admins, and merchants who are not disabled',
  admin: 'Admins',
}

/** Who may make a call, and what they reach by it. */
function describeAccess(guard: Guard, { own, adminsReachAll }: EndpointDocs): string {
  if (!own) return GUARD_TEXT[guard]
  const reach = own === 'brand' ? "a merchant reaches the own brand's" : 'everybody reaches the own'
  return `${GUARD_TEXT[guard]}: ${reach}${adminsReachAll ? ', an admin everything' : ' only'}`
}

const ERROR_DESCRIPTIONS: Record<string, string> = {
  400: 'Something in the request is not as it should be; `issues` says which fields.',
  401: 'Not signed in, or no longer.',
  403: 'Signed in, but not allowed to.',
  404: 'There is no such thing, or it is somebody else’s.',
  429: 'Too many calls; `Retry-After` says how many seconds to wait.',
  500: 'The server’s own failure.',
}

/** The statuses that a call may be refused with. */
function listErrorStatuses(guard: Guard, schema: FastifySchema | undefined, text: EndpointDocs): string[] {
  const guarded = guard !== 'public' && guard !== 'optional'
  return [
    ...(schema?.body || text.form || guarded ? ['400'] : []),
    ...(guarded ? ['401'] : []),
    ...(guard === 'staff' || guard === 'admin' ? ['403'] : []),
    ...(schema?.params || text.own ? ['404'] : []),
    '429',
    '500',
  ]
}

function buildResponses(guard: Guard, schema: FastifySchema, text: EndpointDocs): FastifySchema['response'] {
  const all = schema.response as Record<string, object> | undefined // fastify types it as unknown
  const refused = listErrorStatuses(guard, schema, text).map((status) => [
    status,
    { description: ERROR_DESCRIPTIONS[status], content: { 'application/json': { schema: contract.Failure } } },
  ])
  const html = { 'text/html': { schema: z.string() } }
  const well =
    text.answers === 'redirect'
      ? { 302: { description: 'To a page of the app.', content: html } }
      : text.answers === 'page'
        ? { 200: { description: 'A page that says how it went.', content: html } }
        : { 200: { description: 'All went well.', content: { 'application/json': { schema: all?.['200'] } } } }
  return { ...well, ...Object.fromEntries(refused) }
}

/** Which token a call wants; one may be left out where an empty choice stands first. */
function buildSecurity(guard: Guard): readonly { [scheme: string]: readonly string[] }[] {
  if (guard === 'public') return []
  return guard === 'optional' ? [{}, { token: [] }] : [{ token: [] }]
}

const buildQuerystring = (text: EndpointDocs) =>
  text.query && {
    type: 'object',
    properties: Object.fromEntries(text.query.map((name) => [name, QUERY_PARAMS[name]])),
  }

const PICTURE = { type: 'string', format: 'binary', description: 'jpg or png, at most 5 MB and 40 megapixels.' }

/**
 * Describes every call in OpenAPI 3.1 from the very schemas that check it: at `/api/openapi.json`, and to read at
 * `/api/docs`. Register it before the calls.
 */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Whirligig',
        version: '1',
        description:
          'Everything the shop can do. Sign in with `POST /auth/login` and send the token as `Authorization: Bearer`.\n\nIds are opaque, dates ISO 8601 in UTC, money dollars with two decimals. Bodies are JSON; unknown keys are dropped. Chat and live news travel over Socket.IO at `/socket.io`.',
      },
      servers: [{ url: '/api' }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    stripBasePath: true,
    transform: (document) => {
      const { url, route } = document
      const path = url.slice('/api'.length)
      const guard = route.config?.guard
      const text = ENDPOINT_DOCS[toEndpointName({ method: String([route.method].flat()[0]), path })]
      if (!isApiUrl(url) || !guard || !text) return { schema: { hide: true }, url }
      const schema = document.schema ?? {}
      const described = transformSchemas({
        ...document,
        schema: { ...schema, querystring: undefined, response: buildResponses(guard, schema, text) },
      } as typeof document) // the same call, told otherwise
      const body = described.schema.body as { properties?: object; required?: string[] } | undefined // JSON schema
      return {
        url,
        schema: {
          ...described.schema,
          ...(text.query && { querystring: buildQuerystring(text) }),
          ...(text.form && {
            consumes: ['multipart/form-data'],
            body: {
              type: 'object',
              allOf: [...(body ? [body] : [])],
              properties: { image: PICTURE },
              required: ['image'],
            },
          }),
          tags: [path.split('/')[1] ?? ''],
          summary: text.summary,
          description: [text.details, `**${describeAccess(guard, text)}.**`].filter(Boolean).join('\n\n'),
          operationId: toEndpointName({ method: String(route.method), path })
            .replace(/[^\w]+/g, '-')
            .toLowerCase(),
          security: buildSecurity(guard),
        },
      }
    },
    transformObject: (document) => withoutUnused(transformObject(document)),
  })

  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
  const { resolve } = createRequire(import.meta.url)
  const logo = { type: 'image/svg+xml', content: await readFile(resolve('@whirligig/art/logo.svg')) }
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    logo,
    theme: { title: 'Whirligig API', favicon: [{ ...logo, filename: 'logo.svg', rel: 'icon', sizes: 'any' }] },
    logLevel: 'warn',
    uiConfig: { docExpansion: 'list', persistAuthorization: false },
  })
}
