import { daySeconds, hourSeconds } from '@wasl/shared/utils/durations.ts'
import type { Ctx } from '../../platform/context.ts'
import { addSeconds } from '../../platform/instants.ts'
import { loadSettings } from '../../settings/load-settings.ts'

/** Where a session is valid: the public site or the back office. */
export type Realm = 'site' | 'admin'
type SettingsCtx = Pick<Ctx, 'db' | 'caches'>

/** The longest life of a session of this realm in seconds, however often it is used. */
export async function longestSession(ctx: SettingsCtx, realm: Realm): Promise<number> {
  const { session_max_days, admin_session_max_days } = await loadSettings(ctx)
  return (realm === 'site' ? session_max_days : admin_session_max_days) * daySeconds
}

/** When a session that is used now ends: after the time without use, at the latest when its longest life is over. */
export async function sessionEnd(
  ctx: SettingsCtx,
  { realm, created_at }: { realm: Realm; created_at: string },
  now: string,
): Promise<string> {
  const { session_days, admin_session_hours } = await loadSettings(ctx)
  const unused = addSeconds(now, realm === 'site' ? session_days * daySeconds : admin_session_hours * hourSeconds)
  const latest = addSeconds(created_at, await longestSession(ctx, realm))
  return Date.parse(unused) < Date.parse(latest) ? unused : latest
}
