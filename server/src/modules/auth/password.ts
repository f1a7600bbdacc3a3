import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the library's settings, which are OWASP's. */
export const hashPassword = (password: string): Promise<string> => hash(password)

/** A hash of nothing that anyone knows, made with the same settings as real ones. */
let decoy: Promise<string> | undefined

/**
 * Whether a password is the hashed one. Without a hash (no such account, or one of another provider) it takes as long
 * and says no, so that the time does not tell which accounts exist.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID())
  const matches = await verify(stored ?? (await decoy), password)
  return matches && stored != null
}
