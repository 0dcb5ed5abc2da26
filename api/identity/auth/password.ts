import { hash, verify } from '@node-rs/argon2'
import { slots } from '../../platform/concurrency-limit.ts'

// argon2id, 46 MiB, one pass, one lane (OWASP). The library's own name for it is a const enum, which cannot be imported here.
const options = { algorithm: 2, memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const

const inSlot = slots(2, 64)

/** The hash to store of a new password. At most two are computed at a time; refuses with 503 when too many wait. */
export const hashPassword = (password: string): Promise<string> => inSlot(() => hash(password, options))

let nobody: Promise<string> | undefined

/** Whether this is the password of the hash. With no hash (nobody has this phone) it takes as long and says no. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password')
  const decoy = await nobody
  const same = await inSlot(() => verify(stored ?? decoy, password))
  return same && stored !== null
}
