import type { Live } from '../live/live.ts'
import type { Mail } from './mail.ts'
import type { Push } from './push.ts'
import type { Sms } from './sms.ts'
import type { Storage } from './storage.ts'

/** The doors to the outside: each an interface with a real adapter and a local stand-in. */
export type Adapters = { storage: Storage; sms: Sms; mail: Mail; push: Push; live: Live }
