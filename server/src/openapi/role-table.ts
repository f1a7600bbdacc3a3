import type { Guard } from '../plugins/session.ts'
import { ENDPOINT_DOCS, type EndpointDocs } from './endpoint-docs.ts'
import { type Endpoint, toEndpointName } from './endpoints.ts'

/** The kinds of callers that the guards distinguish. */
export const CALLERS = ['Guest', 'Member', 'Merchant', 'Disabled merchant', 'Admin'] as const
export type Caller = (typeof CALLERS)[number]

/** `own`: allowed for objects of the caller or of the caller's brand, 404 for all others. */
export type Access = 'yes' | 'own' | '401' | '403'

const ALLOWED: Record<Guard, readonly Caller[]> = {
  public: CALLERS,
  optional: CALLERS,
  authenticated: ['Member', 'Merchant', 'Disabled merchant', 'Admin'],
  staff: ['Merchant', 'Admin'],
  admin: ['Admin'],
}

/** The access that a kind of caller has to an endpoint. */
export function getAccess(guard: Guard, { ownership, adminsAccessAll }: EndpointDocs, caller: Caller): Access {
  if (!ALLOWED[guard].includes(caller)) return caller === 'Guest' ? '401' : '403'
  return ownership && !(adminsAccessAll && caller === 'Admin') ? 'own' : 'yes'
}

const SYMBOL: Record<Access, string> = { yes: '✓', own: 'own', '401': '–', '403': '–' }

/** The content of `docs/api.md`: every endpoint and the access of each kind of caller. */
export function formatRoleTable(endpoints: readonly Endpoint[]): string {
  const rows = endpoints.flatMap((endpoint) => {
    const docs = ENDPOINT_DOCS[toEndpointName(endpoint)]
    const { guard } = endpoint
    if (!docs || !guard) return []
    const cells = CALLERS.map((caller) => SYMBOL[getAccess(guard, docs, caller)])
    return [`| \`${toEndpointName(endpoint)}\` | ${docs.summary} | ${cells.join(' | ')} |`]
  })
  return `# API endpoints and roles

Paths are relative to \`/api\`.

- ✓: allowed.
- **own**: allowed for objects of the caller or of the caller's brand. Other objects are a 404.
- –: refused, with 401 for guests and 403 for all other callers.

The bodies and responses of each endpoint are documented at \`/api/docs\` of a running shop.

\`npm run docs:api\` generates this page from the guards that the routes declare. A test calls every endpoint in every role and compares the results with
this table.

| endpoint | description | ${CALLERS.join(' | ')} |
| --- | --- | ${CALLERS.map(() => ':-:').join(' | ')} |
${rows.join('\n')}
`
}
