import type { Deps } from '../../deps.ts'
import { SECOND } from '../../lib/clock.ts'
import type { LimitName } from '../../lib/rate-limits/limits.ts'
import { hashToken } from '../../lib/token.ts'

const DELAY_STEP_MS = 0.25 * SECOND
const MAX_DELAY_MS = 5 * SECOND

/** The rate limit key of an account. It contains no email, because rate limits are stored. */
export const toAccountKey = (email: string): string => hashToken(email.toLowerCase()).slice(0, 32)

/** The delay before a password is verified. @param excess wrong passwords for the account above the limit */
const getPasswordDelayMs = (excess: number): number => Math.min(excess * DELAY_STEP_MS, MAX_DELAY_MS)

type Attempt = {
  /** The limit for failures of one source. */
  limit: LimitName
  /** The network or session that sends the password. */
  source: string
  /** From `toAccountKey`. */
  account: string
}

/**
 * Limits the attempts to guess a password. Verifies one and counts it as a failure unless it succeeds.
 *
 * A source is refused after ten failures for an account. All sources of an account together are only delayed, because a
 * refusal would let strangers lock the owner out.
 *
 * @param verify returns null for a wrong password
 * @returns the result of `verify`
 * @throws AppError 429 after ten failures of the source
 */
export async function attemptPassword<Result>(
  { limits, clock }: Pick<Deps, 'limits' | 'clock'>,
  { limit, source, account }: Attempt,
  verify: () => Promise<Result | null>,
): Promise<Result | null> {
  const key = `${account}:${source}`
  // Counted as a failure before the check, because concurrent attempts would otherwise all see the same count.
  await limits.hit(limit, key)
  const delay = getPasswordDelayMs(await limits.hitAndGetExcess('wrong-password', account))
  if (delay > 0) await clock.wait(delay)
  const result = await verify()
  if (result !== null) await Promise.all([limits.refund(limit, key), limits.refund('wrong-password', account)])
  return result
}
