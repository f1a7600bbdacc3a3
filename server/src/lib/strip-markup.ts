import { badRequest } from './errors.ts'

/** What makes a `<` the beginning of markup: a letter, a closing tag's `/` and letter, `<!` or `<?`. */
const OPENS = /^<(?:[a-z!?]|\/[a-z])/i

/** No text may hold it: PostgreSQL refuses it. */
const NUL = '\0'

/**
 * Text without markup. What only looks like it survives: `a < b`, `5 > 3`, `I <3 toys`, and a tag that is never closed.
 * The text stays text: showing it safely is still the client's job.
 *
 * One pass, because a pattern that is repeated until nothing changes takes minutes for a megabyte of `<a`. Removing a
 * tag can join its sides to a new one (`<<b>b>`), which is why openings are looked for in what is left, not in what came.
 */
export function stripMarkup(text: string): string {
  // Hardly any text has one, and thousands a second are looked at.
  if (!text.includes('<') && !text.includes(NUL)) return text
  const kept: string[] = []
  const openings: number[] = []
  for (const unit of text.split('')) {
    if (unit === NUL) continue
    if (unit === '>' && openings.length > 0) {
      kept.length = openings.pop() ?? 0
      continue
    }
    kept.push(unit)
    for (const back of [2, 3]) {
      const start = kept.length - back
      // With exactly this many characters the pattern either just became true or was known before.
      if (kept[start] === '<' && OPENS.test(kept.slice(start).join('')) && openings.at(-1) !== start)
        openings.push(start)
    }
  }
  return kept.join('')
}

/** Fields that are taken exactly as typed: `<b>` is a fine part of a password. */
const VERBATIM = new Set(['password', 'confirmPassword', 'token'])

/** Deeper than any body that the shop takes; rubbish of 100,000 levels would not fit on the stack. */
const MOST_LEVELS = 32

/**
 * A copy of a body in which every text, however deep, has lost its markup; passwords and tokens stay as they are.
 * Anything else than plain objects, arrays and texts is passed on untouched.
 *
 * @throws AppError 400 when it is nested too deeply
 */
export function stripMarkupDeep(value: unknown, level = 0): unknown {
  if (level > MOST_LEVELS) throw badRequest('The body of the request is nested too deeply.')
  if (typeof value === 'string') return stripMarkup(value)
  if (Array.isArray(value)) return value.map((item) => stripMarkupDeep(item, level + 1))
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, VERBATIM.has(key) ? field : stripMarkupDeep(field, level + 1)]),
  )
}
