import { badRequest } from './errors.ts'

const [LESS, GREATER, SLASH, EXCLAMATION, QUESTION] = [0x3c, 0x3e, 0x2f, 0x21, 0x3f]

/** PostgreSQL refuses this character in text. */
const NUL = 0

/** Whether a UTF-16 code unit is a letter of the English alphabet. */
function isLetter(unit: number): boolean {
  const lowerCase = unit | 0x20
  return lowerCase >= 0x61 && lowerCase <= 0x7a
}

/**
 * The index of the `<` if the last unit of the output completes the start of a tag, else -1. A tag starts with `<` and a
 * letter, `</` and a letter, `<!` or `<?`.
 */
function findTagStart(output: Uint16Array, length: number): number {
  const last = output[length - 1] ?? NUL
  if (output[length - 2] === LESS && (isLetter(last) || last === EXCLAMATION || last === QUESTION)) return length - 2
  if (output[length - 3] === LESS && output[length - 2] === SLASH && isLetter(last)) return length - 3
  return -1
}

/**
 * Removes markup from a text. Text that only resembles markup stays: `a < b`, `5 > 3`, `I <3 toys`, and a tag without an
 * end. The result is plain text, not safe HTML: the client must still escape it.
 *
 * This is a single pass over UTF-16 code units, because repeated regex replacement takes minutes for a megabyte of `<a`:
 * each unit is written at most once, and tested a constant number of times. Removing a tag can join its surroundings to a
 * new tag (`<<b>b>`), so tag starts are searched in the output, not in the input.
 */
export function stripMarkup(text: string): string {
  // Fast path: few texts contain markup.
  if (!text.includes('<') && !text.includes('\0')) return text
  const output = new Uint16Array(text.length)
  let length = 0
  const tagStarts: number[] = []
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    if (unit === NUL) continue
    if (unit === GREATER && tagStarts.length > 0) {
      length = tagStarts.pop() ?? 0
      continue
    }
    output[length] = unit
    length += 1
    const start = findTagStart(output, length)
    if (start >= 0) tagStarts.push(start)
  }
  return Buffer.from(output.buffer, 0, length * 2).toString('utf16le')
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
