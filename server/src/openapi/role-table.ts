import type { Guard } from '../plugins/session.ts'
import { ENDPOINT_DOCS, type EndpointDocs } from './endpoint-docs.ts'
import { type Endpoint, toEndpointName } from './endpoints.ts'

/** Who calls, as far as it matters for what they may. */
export const CALLERS = ['Guest', 'Member', 'Merchant', 'Disabled merchant', 'Admin'] as const
export type Caller = (typeof CALLERS)[number]

/** `own`: what is one's own, or of one's own brand; everything else is a 404. */
export type Access = 'yes' | 'own' | '401' | '403'

const ALLOWED: Record<Guard, readonly Caller[]> = {
  public: CALLERS,
  optional: CALLERS,
  authenticated: ['Member', 'Merchant', 'Disabled merchant', 'Admin'],
  staff: ['Merchant', 'Admin'],
  admin: ['Admin'],
}

/** What a call comes to for somebody. */
export function getAccess(guard: Guard, { own, adminsReachAll }: EndpointDocs, person: Caller): Access {
  if (!ALLOWED[guard].includes(person)) return person === 'Guest' ? '401' : '403'
  return own && !(adminsReachAll && person === 'Admin') ? 'own' : 'yes'
}

const SIGN: Record<Access, string> = { yes: '✓', own: 'own', '401': '–', '403': '–' }

/** `docs/api.md`: every call, and who may make it. */
export function formatRoleTable(calls: readonly Endpoint[]): string {
  const rows = calls.flatMap((call) => {
    const text = ENDPOINT_DOCS[toEndpointName(call)]
    const { guard } = call
    if (!text || !guard) return []
    const cells = CALLERS.map((person) => SIGN[getAccess(guard, text, person)])
    return [`| \`${toEndpointName(call)}\` | ${text.summary} | ${cells.join(' | ')} |`]
  })
  return `# Who may make which call

Paths are below \`/api\`. ✓ may; **own** only what is one's own or of one's own brand, everything else is a 404; – is refused: 401 for a guest, 403
for everybody else. What each call wants and answers stands at \`/api/docs\` of a running shop.

Written by \`npm run docs:api\` from the guards that the routes declare; a test compares it with what they do.

| call | what it does | ${CALLERS.join(' | ')} |
| --- | --- | ${CALLERS.map(() => ':-:').join(' | ')} |
${rows.join('\n')}
`
}
