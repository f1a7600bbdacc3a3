import { badRequest } from './errors.ts'

/** What turns a `<` into the start of a tag: a letter, `/` and a letter, `!` or `?`. */
const TAG_START = /^<(?:[a-z!?]|\/[a-z])/i

/** PostgreSQL refuses this character in text. */
const NUL = '\0'

/**
 * Removes markup from a text. Text that only resembles markup stays: `a < b`, `5 > 3`, `I <3 toys`, and a tag without an
 * end. The result is plain text, not safe HTML: the client must still escape it.
 *
 * This is a single pass, because repeated regex replacement takes minutes for a megabyte of `<a`. Removing a tag can join
 * its surroundings to a new tag (`<<b>b>`), so tag starts are searched in the output, not in the input.
 */
export function stripMarkup(text: string): string {
  // Fast path: few texts contain markup.
  if (!text.includes('<') && !text.includes(NUL)) return text
  const output: string[] = []
  const tagStarts: number[] = []
  for (const unit of text.split('')) {
    if (unit === NUL) continue
    if (unit === '>' && tagStarts.length > 0) {
      output.length = tagStarts.pop() ?? 0
      continue
    }
    output.push(unit)
    for (const length of [2, 3]) {
      const start = output.length - length
      // Tests exactly the shortest texts that can match, so each start is found once.
      if (output[start] === '<' && TAG_START.test(output.slice(start).join('')) && tagStarts.at(-1) !== start)
        tagStarts.push(start)
    }
  }
  return output.join('')
}

/** Fields that keep their exact text: `<b>` is a valid part of a password. */
const VERBATIM_FIELDS = new Set(['password', 'confirmPassword', 'token'])

/** Deeper than any valid body. A body with 100,000 levels would overflow the stack. */
const MAX_DEPTH = 32

/**
 * Returns a copy of a body without markup in any text. Passwords and tokens stay unchanged, and so does every value that
 * is not a plain object, an array or a text.
 *
 * @throws AppError 400 if the body is nested too deeply
 */
export function stripMarkupDeep(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) throw badRequest('The body of the request is nested too deeply.')
  if (typeof value === 'string') return stripMarkup(value)
  if (Array.isArray(value)) return value.map((item) => stripMarkupDeep(item, depth + 1))
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      VERBATIM_FIELDS.has(key) ? field : stripMarkupDeep(field, depth + 1),
    ]),
  )
}
