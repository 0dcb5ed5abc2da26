import { createHash, randomBytes } from 'node:crypto'

/** A session token: 256 random bits. It reveals nothing and is stored nowhere. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token: its SHA-256. A guess has 2^256 to try, so it needs no salt and no slow hash. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
