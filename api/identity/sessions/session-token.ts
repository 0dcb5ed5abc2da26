import { createHash, randomBytes } from 'node:crypto'

/** A session token: 256 random bits. Never stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The SHA-256 that is stored instead of the token. The token is random, so no salt and no slow hash are needed. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
