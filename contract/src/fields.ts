import * as z from 'zod/mini'
import { FIELD_TEXT } from './field-text.ts'
import { maxLength, minLength } from './length-checks.ts'
import { LIMITS } from './limits.ts'

/** An opaque id. */
export const Id = z.string().check(minLength(1))
/** A date in ISO 8601, UTC. */
export const IsoDate = z.string()

/** A required text: trimmed, not empty, at most `max` characters. It reports the first issue only. */
export const requiredText = (text: { required: string; long?: string }, max: number) =>
  z
    .string(text.required)
    .check(
      z.trim(),
      minLength(1, { error: text.required, abort: true }),
      maxLength(max, text.long ?? `May not be greater than ${max} characters.`),
    )

/** A required text with a minimum and a maximum length. */
export const textBetween = (
  text: { required: string; short: string; long: string },
  { min, max }: { min: number; max: number },
) =>
  z
    .string(text.required)
    .check(
      z.trim(),
      minLength(1, { error: text.required, abort: true }),
      minLength(min, { error: text.short, abort: true }),
      maxLength(max, text.long),
    )

/** A password. It is not trimmed. */
export const passwordText = (text: { required: string; short: string }) =>
  z
    .string(text.required)
    .check(
      minLength(1, { error: text.required, abort: true }),
      minLength(LIMITS.password.min, { error: text.short, abort: true }),
      maxLength(LIMITS.password.max, FIELD_TEXT.password.long),
    )

const EMAIL = /^[^\s@<>()[\],;:"\\]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i

/**
 * Characters that are not displayed: zero-width, control and direction characters, and halves of surrogate pairs, which
 * PostgreSQL would replace. Blanks stay and are refused.
 */
const INVISIBLE = /(?!\s)[\p{Cc}\p{Cf}\p{Cs}\p{DI}]/gu

/**
 * Makes different spellings of an email address equal, so that two accounts cannot have addresses that look the same. The
 * case stays, because it is displayed; comparisons ignore it.
 */
export const normalizeEmail = (email: string): string => email.normalize('NFKC').replace(INVISIBLE, '').trim()

/** A required email address. */
export const Email = z
  .string(FIELD_TEXT.email.required)
  .check(
    z.overwrite(normalizeEmail),
    minLength(1, { error: FIELD_TEXT.email.required, abort: true }),
    maxLength(LIMITS.email, { error: FIELD_TEXT.email.format, abort: true }),
    z.regex(EMAIL, FIELD_TEXT.email.format),
  )

const PHONE = /^\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}$/

/** A required phone number: ten digits, with optional parentheses and separators. */
export const PhoneNumber = z
  .string(FIELD_TEXT.phoneNumber.required)
  .check(
    z.trim(),
    minLength(1, { error: FIELD_TEXT.phoneNumber.required, abort: true }),
    z.regex(PHONE, FIELD_TEXT.phoneNumber.format),
  )

/** A required text of letters, digits, dashes and underscores, like a slug. */
export const slugText = (text: { required: string; characters: string; long: string }) =>
  z
    .string(text.required)
    .check(
      z.trim(),
      minLength(1, { error: text.required, abort: true }),
      z.regex(/^[\w-]+$/, { error: text.characters, abort: true }),
      maxLength(LIMITS.slug, text.long),
    )

export const FirstName = requiredText(FIELD_TEXT.firstName, LIMITS.name)
export const LastName = requiredText(FIELD_TEXT.lastName, LIMITS.name)
export const Name = requiredText(FIELD_TEXT.name, LIMITS.name)
export const Description = requiredText(FIELD_TEXT.description, LIMITS.description)
export const Slug = slugText(FIELD_TEXT.slug)

/** A number in decimal notation. `Number` also accepts `0x10`, `1e3` and `Infinity`, which no input field produces. */
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)$/

/** A required number, or the decimal text of one from an input or a multipart part. Blank text counts as missing. */
export const numeric = (required: string, notNumber: string) =>
  z.pipe(
    z.pipe(
      z.union([z.number(), z.string()], required),
      z.transform((value) => (typeof value === 'string' ? value.trim() : value)),
    ),
    z.pipe(
      z.custom<number | string>((value) => value !== '', required),
      z.pipe(
        z.transform((value: number | string) =>
          typeof value === 'string' && !DECIMAL.test(value) ? NaN : Number(value),
        ),
        z.number(notNumber),
      ),
    ),
  )

/** The version on which an edit is based. The server rejects an edit of an older version; without a version it accepts any. */
export const ExpectedVersion = z.optional(z.int32())

/** A required boolean. It accepts booleans, 0 and 1, their texts, and a select option `{ value }`. */
export const booleanChoice = (required: string) =>
  z.pipe(
    z.pipe(
      z.transform((input: unknown) => {
        const raw = typeof input === 'object' && input !== null && 'value' in input ? input.value : input
        if (raw === true || raw === 1 || raw === '1' || raw === 'true') return true
        if (raw === false || raw === 0 || raw === '0' || raw === 'false') return false
        return undefined
      }),
      z.boolean(required),
    ),
    z.boolean(),
  )
