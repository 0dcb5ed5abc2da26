import type * as argon2 from '@node-rs/argon2'
import { vi } from 'vitest'

// A hash of the server takes 46 MiB and tens of milliseconds, and the tests need about a thousand. Verification reads the cost from the hash.
vi.mock('@node-rs/argon2', async (load) => {
  const library = await load<typeof argon2>()
  const hash: typeof library.hash = (password, options) => library.hash(password, { ...options, memoryCost: 64 })
  return { ...library, hash }
})
