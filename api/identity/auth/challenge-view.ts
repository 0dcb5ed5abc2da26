import type { Challenge } from '@wasl/shared/contract/accounts.ts'
import type { Settings } from '@wasl/shared/settings/settings.ts'
import type { codes } from '../../platform/db/tables/access.ts'
import { later, secondsUntil } from './later.ts'
import { nationalPhone } from './phone.ts'

type Code = Pick<typeof codes.$inferSelect, 'id' | 'phone' | 'created_at' | 'expires_at'>

/** What the code page needs to know of a code that was sent. */
export const challengeView = (code: Code, now: string, limits: Settings): Challenge => ({
  challenge_id: code.id,
  phone: nationalPhone(code.phone),
  resend_after_seconds: secondsUntil(now, later(code.created_at, limits.code_resend_seconds)),
  expires_in_seconds: secondsUntil(now, code.expires_at),
})
