import { createHash, randomBytes } from 'node:crypto'

/** A new secret for a session or a mailed link: 256 random bits, fit for an address. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token. It is random, so that a fast hash without a salt keeps it as safe as a slow one. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
