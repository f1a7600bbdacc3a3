import { Email, LIMITS } from '@whirligig/contract'
import * as z from 'zod/mini'
import { stripMarkup } from '../../lib/strip-markup.ts'
import type { ExternalProfile } from './external-provider.ts'

const text = z.catch(z.optional(z.string()), undefined)

/** The claims of OpenID Connect that say who somebody is; of what is not as it should be only `sub` is refused. */
const Claims = z.object({
  sub: z.string().check(z.minLength(1)),
  email: text,
  // Some providers write it as text.
  email_verified: z.catch(z.union([z.boolean(), z.stringbool()]), false),
  given_name: text,
  family_name: text,
  name: text,
})

/** Said to somebody of whom nothing else is known. */
const DEFAULT_FIRST_NAME = 'Friend'

/** A claim as a name of ours; cut, where it is too long, between characters. */
const toName = (claim: string | undefined) =>
  stripMarkup(claim ?? '')
    .trim()
    .slice(0, LIMITS.name)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()

/**
 * The person of a provider's claims, with names that fit our own rules.
 *
 * @throws ZodError where the claims name nobody
 */
export function toExternalProfile(claims: unknown): ExternalProfile {
  const { sub, email, email_verified, given_name, family_name, name } = Claims.parse(claims)
  const address = Email.safeParse(email)
  const [firstWord = '', ...others] = toName(name).split(/\s+/)
  const firstName = toName(given_name) || firstWord || toName(email?.split('@')[0]) || DEFAULT_FIRST_NAME
  return {
    subject: sub,
    // An address that no form of ours would take is none.
    email: address.success ? address.data : null,
    emailVerified: email_verified,
    firstName,
    lastName: toName(family_name) || (toName(given_name) ? '' : others.join(' ')),
  }
}
