import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { badRequest } from '../../lib/errors.ts'

/** The 1,000 most common passwords with at least six characters, in lower case. */
const COMMON_PASSWORDS = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trimEnd()
    .split('\n'),
)

/**
 * Refuses a new password that is among the first guesses of every attacker. Existing passwords stay valid.
 *
 * @param path the field of the new password
 * @throws AppError 400
 */
export function assertUncommonPassword(password: string, path: 'password' | 'confirmPassword'): void {
  if (COMMON_PASSWORDS.has(password.normalize('NFKC').trim().toLowerCase())) {
    throw badRequest(RESPONSE_TEXT.auth.commonPassword, path)
  }
}
