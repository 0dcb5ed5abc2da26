import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * What is stored of a one-time code, bound to its challenge. Four digits are few: what guards them are five tries and five minutes; the hash
 * keeps them from being read in passing.
 */
export const codeHash = (challengeId: string, code: string): string => createHash('sha256').update(`${challengeId}:${code}`).digest('hex')

/** Whether two hashes are the same, in a time that says nothing about where they differ. */
export const sameHash = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
