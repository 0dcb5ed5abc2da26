import { timingSafeEqual } from 'node:crypto'

/** Whether a text that was sent is the secret. In constant time: how long it takes must not reveal how much of it was right. */
export function isSecret(sent: string, expected: string): boolean {
  const [a, b] = [Buffer.from(sent), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
