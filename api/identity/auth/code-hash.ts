import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * The hash stored instead of a one-time code, bound to its challenge. Four digits can be brute-forced offline: the protection is the
 * limit of attempts and minutes; the hash only keeps codes from being read by accident.
 */
export const codeHash = (challengeId: string, code: string): string => createHash('sha256').update(`${challengeId}:${code}`).digest('hex')

/** Compares two hashes in constant time. */
export const isSameHash = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
