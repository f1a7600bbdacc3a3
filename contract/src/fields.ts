import * as z from 'zod/mini'
import { FORM_TEXT } from './form-text.ts'
import { LIMITS } from './limits.ts'

/** Ids are opaque. */
export const Id = z.string().check(z.minLength(1))
/** ISO 8601, UTC. */
export const IsoDate = z.string()

/** Text that must be there: trimmed, not empty, not longer than `max`. Stops at the first thing wrong. */
export const requiredText = (text: { required: string; long?: string }, max: number) =>
  z
    .string(text.required)
    .check(
      z.trim(),
      z.minLength(1, { error: text.required, abort: true }),
      z.maxLength(max, text.long ?? `May not be greater than ${max} characters.`),
    )

/** As `requiredText`, with a least length. */
export const textBetween = (
  text: { required: string; short: string; long: string },
  { min, max }: { min: number; max: number },
) =>
  z
    .string(text.required)
    .check(
      z.trim(),
      z.minLength(1, { error: text.required, abort: true }),
      z.minLength(min, { error: text.short, abort: true }),
      z.maxLength(max, text.long),
    )

/** A password is taken as it is typed: nothing is trimmed or stripped. */
export const passwordText = (text: { required: string; short: string }) =>
  z
    .string(text.required)
    .check(
      z.minLength(1, { error: text.required, abort: true }),
      z.minLength(LIMITS.password.min, { error: text.short, abort: true }),
      z.maxLength(LIMITS.password.max, FORM_TEXT.password.long),
    )

const EMAIL = /^[^\s@<>()[\],;:"\\]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i

/** An email address that is there and looks like one. */
export const Email = z
  .string(FORM_TEXT.email.required)
  .check(
    z.trim(),
    z.minLength(1, { error: FORM_TEXT.email.required, abort: true }),
    z.maxLength(LIMITS.email, { error: FORM_TEXT.email.format, abort: true }),
    z.regex(EMAIL, FORM_TEXT.email.format),
  )

const PHONE = /^\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}$/

/** Ten digits, with or without parentheses and separators. */
export const PhoneNumber = z
  .string(FORM_TEXT.phoneNumber.required)
  .check(
    z.trim(),
    z.minLength(1, { error: FORM_TEXT.phoneNumber.required, abort: true }),
    z.regex(PHONE, FORM_TEXT.phoneNumber.format),
  )

/** Letters, digits, dashes and underscores. */
export const slugText = (text: { required: string; characters: string; long: string }) =>
  z
    .string(text.required)
    .check(
      z.trim(),
      z.minLength(1, { error: text.required, abort: true }),
      z.regex(/^[\w-]+$/, { error: text.characters, abort: true }),
      z.maxLength(LIMITS.slug, text.long),
    )

export const FirstName = requiredText(FORM_TEXT.firstName, LIMITS.name)
export const LastName = requiredText(FORM_TEXT.lastName, LIMITS.name)
export const Name = requiredText(FORM_TEXT.name, LIMITS.name)
export const Description = requiredText(FORM_TEXT.description, LIMITS.description)
export const Slug = slugText(FORM_TEXT.slug)

/** A number that may arrive as the text of an input or of a multipart part. Blank counts as missing. */
export const numeric = (required: string, notNumber: string) =>
  z.pipe(
    z.pipe(
      z.union([z.number(), z.string()], required),
      z.transform((value) => (typeof value === 'string' ? value.trim() : value)),
    ),
    z.pipe(
      z.custom<number | string>((value) => value !== '', required),
      z.pipe(
        z.transform((value: number | string) => Number(value)),
        z.number(notNumber),
      ),
    ),
  )

/** Which state of a thing an editor saw: an edit of an older one is refused. Left out, an edit is taken as it is. */
export const ExpectedVersion = z.optional(z.int())

/** A yes-or-no that arrives as a boolean, 0/1 or its text, or as a chosen `{ value }`; answers a boolean. */
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
