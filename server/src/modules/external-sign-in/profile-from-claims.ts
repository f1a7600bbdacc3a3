import { Email, LIMITS } from '@whirligig/contract'
import * as z from 'zod/mini'
import { stripMarkup } from '../../lib/strip-markup.ts'
import type { ExternalProfile } from './external-provider.ts'

const text = z.catch(z.optional(z.string()), undefined)

/** The OpenID Connect claims of a profile. Invalid claims are ignored, except for `sub`. */
const Claims = z.object({
  sub: z.string().check(z.minLength(1)),
  email: text,
  // Some providers send it as a string.
  email_verified: z.catch(z.union([z.boolean(), z.stringbool()]), false),
  given_name: text,
  family_name: text,
  name: text,
})

/** The first name of a user without any usable claim. */
const DEFAULT_FIRST_NAME = 'Friend'

/** Converts a claim to a valid name. A long name is cut, but not inside a surrogate pair. */
const toName = (claim: string | undefined) =>
  stripMarkup(claim ?? '')
    .trim()
    .slice(0, LIMITS.name)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()

/**
 * Converts a provider's claims to a profile with valid names.
 *
 * @throws ZodError if there is no `sub`
 */
export function toExternalProfile(claims: unknown): ExternalProfile {
  const { sub, email, email_verified, given_name, family_name, name } = Claims.parse(claims)
  const parsedEmail = Email.safeParse(email)
  const [firstWord = '', ...others] = toName(name).split(/\s+/)
  const firstName = toName(given_name) || firstWord || toName(email?.split('@')[0]) || DEFAULT_FIRST_NAME
  return {
    subject: sub,
    // An email that our forms would refuse is ignored.
    email: parsedEmail.success ? parsedEmail.data : null,
    emailVerified: email_verified,
    firstName,
    lastName: toName(family_name) || (toName(given_name) ? '' : others.join(' ')),
  }
}
