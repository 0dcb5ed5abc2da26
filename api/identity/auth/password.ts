import { hash, verify } from '@node-rs/argon2'
import { isPhoneNumber } from '@wasl/shared/contract/is-common-password.ts'
import { concurrencyLimit } from '../../platform/http/concurrency-limit.ts'
import { invalid } from '../../platform/http/errors.ts'

// argon2id, 46 MiB, one pass, one lane (OWASP). The library exports the algorithm as a const enum, which cannot be imported here.
const options = { algorithm: 2, memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const

const limit = concurrencyLimit(2, 64)

/** Hashes a password for storage. At most two run at a time; throws 503 when the queue is full. */
export const hashPassword = (password: string): Promise<string> => limit(() => hash(password, options))

/** Throws a field error for a password that is the phone of its account. */
export function assertNotPhone(password: string, phone: string): void {
  if (isPhoneNumber(password, phone))
    throw invalid('password', { en: 'Your number is no password. Choose another', ar: 'رقم جوالك لا يصلح كلمة مرور. اختر غيره' })
}

let decoyHash: Promise<string> | undefined

/** Whether the password matches the hash. Without a hash (unknown phone) it takes equally long and returns false. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoyHash ??= hashPassword('decoy')
  const decoy = await decoyHash
  const isSame = await limit(() => verify(stored ?? decoy, password))
  return isSame && stored !== null
}
