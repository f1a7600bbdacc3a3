import { hash, verify } from '@node-rs/argon2'

/** Hashes a password with Argon2id. The library's defaults follow the OWASP recommendation. */
export const hashPassword = (password: string): Promise<string> => hash(password)

/** The hash of a random password, with the same settings as real hashes. */
let decoyHash: Promise<string> | undefined

/**
 * Verifies a password. Without a hash (no such account, or an account of another provider) it takes the same time and
 * returns false, so that the response time does not reveal which accounts exist.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoyHash ??= hashPassword(crypto.randomUUID())
  const matches = await verify(stored ?? (await decoyHash), password)
  return matches && stored != null
}
