import type { NafathCallback, NafathStatus } from '@wasl/shared/contract/nafath.ts'
import type { Locale } from '@wasl/shared/units.ts'
import type { NafathAnswer } from './nafath-token.ts'

declare module '../../platform/adapters/adapters.ts' {
  interface Adapters {
    nafath: Nafath | LocalNafath | null
  }
}

/**
 * Verifies people through the national single sign-on. `start` has the person asked in the Nafath app and returns the two digits to choose there,
 * or `active` while another request for this id waits. `status` reads the answer. `readCallback` verifies a token that was sent to us, null if it
 * is not the service's. All throw if the service does not respond.
 */
export type Nafath = {
  start: (request: { id: string; national_id: string; locale: Locale }) => Promise<{ trans_id: string; number: string } | 'active'>
  status: (request: { national_id: string; trans_id: string; number: string }) => Promise<NafathStatus>
  readCallback: (token: string) => Promise<NafathAnswer | null>
  /** Throws if the service does not accept the credentials; asks nobody. */
  check?: () => Promise<void>
}

/** A request as the stand-in shows it: with the last digits of the id only. */
export type LocalNafathRequest = { id: string; trans_id: string; number: string; ending: string; status: NafathStatus }

/** Replaces Nafath outside production: a page approves and rejects the requests. `answer` returns the body of the callback, null if none waits. */
export type LocalNafath = Nafath & {
  list: () => Promise<LocalNafathRequest[]>
  answer: (trans_id: string, status: Exclude<NafathStatus, 'waiting'>) => Promise<NafathCallback | null>
}
