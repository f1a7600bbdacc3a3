import type { Guard } from '../plugins/session.ts'
import { CALL_TEXT, type CallText } from './endpoint-docs.ts'
import { type Call, nameOf } from './endpoints.ts'

/** Who calls, as far as it matters for what they may. */
export const PEOPLE = ['Guest', 'Member', 'Merchant', 'Disabled merchant', 'Admin'] as const
export type Person = (typeof PEOPLE)[number]

/** `own`: what is one's own, or of one's own brand; everything else is a 404. */
export type Reach = 'yes' | 'own' | '401' | '403'

const ALLOWED: Record<Guard, readonly Person[]> = {
  anyone: PEOPLE,
  'anyone-known': PEOPLE,
  'signed-in': ['Member', 'Merchant', 'Disabled merchant', 'Admin'],
  staff: ['Merchant', 'Admin'],
  admin: ['Admin'],
}

/** What a call comes to for somebody. */
export function reachOf(guard: Guard, { own, adminsReachAll }: CallText, person: Person): Reach {
  if (!ALLOWED[guard].includes(person)) return person === 'Guest' ? '401' : '403'
  return own && !(adminsReachAll && person === 'Admin') ? 'own' : 'yes'
}

const SIGN: Record<Reach, string> = { yes: '✓', own: 'own', '401': '–', '403': '–' }

/** `docs/api.md`: every call, and who may make it. */
export function roleTable(calls: readonly Call[]): string {
  const rows = calls.flatMap((call) => {
    const text = CALL_TEXT[nameOf(call)]
    const { guard } = call
    if (!text || !guard) return []
    const cells = PEOPLE.map((person) => SIGN[reachOf(guard, text, person)])
    return [`| \`${nameOf(call)}\` | ${text.summary} | ${cells.join(' | ')} |`]
  })
  return `# Who may make which call

Paths are below \`/api\`. ✓ may; **own** only what is one's own or of one's own brand, everything else is a 404; – is refused: 401 for a guest, 403
for everybody else. What each call wants and answers stands at \`/api/docs\` of a running shop.

Written by \`npm run docs:api\` from the guards that the routes declare; a test compares it with what they do.

| call | what it does | ${PEOPLE.join(' | ')} |
| --- | --- | ${PEOPLE.map(() => ':-:').join(' | ')} |
${rows.join('\n')}
`
}
