import type { Challenge } from '@wasl/shared/contract/accounts.ts'
import type { Settings } from '@wasl/shared/settings/settings.ts'
import { addSeconds, secondsUntil } from '../../platform/instants.ts'
import { nationalPhone } from '../profiles/phone.ts'
import type { verificationCodes } from '../tables/access.ts'

type SentCode = Pick<typeof verificationCodes.$inferSelect, 'id' | 'phone' | 'created_at' | 'expires_at'>

/** A verification code as the client sees it: without the code. */
export const challengeView = (code: SentCode, now: string, limits: Settings): Challenge => ({
  challenge_id: code.id,
  phone: nationalPhone(code.phone),
  resend_after_seconds: secondsUntil(now, addSeconds(code.created_at, limits.code_resend_seconds)),
  expires_in_seconds: secondsUntil(now, code.expires_at),
})
