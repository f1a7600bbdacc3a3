import { createHash, randomBytes } from 'node:crypto'

/** A new secret for a session or a mailed link: 256 random bits, URL-safe. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The stored form of a token. Tokens are random, so a fast hash without a salt is safe. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
