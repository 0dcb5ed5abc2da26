import { settingsOf } from '../../backoffice/settings/load-settings.ts'
import type { Ctx } from '../../context.ts'
import { sessions } from '../../platform/db/tables/access.ts'
import { deviceOf } from './device-name.ts'
import { later } from './later.ts'
import { newToken, tokenHash } from './token.ts'

export type Holder = { realm: 'site'; user_id: string } | { realm: 'admin'; admin_id: string }

/** Opens a session of this person and gives its token, which is told once and stored nowhere. */
export async function openSession(ctx: Ctx, holder: Holder, userAgent?: string): Promise<string> {
  const token = newToken()
  const now = ctx.clock.now()
  await ctx.db.insert(sessions).values({
    ...holder,
    token_hash: tokenHash(token),
    device: deviceOf(userAgent),
    user_agent: userAgent?.slice(0, 300) ?? null,
    address: ctx.address,
    created_at: now,
    last_seen_at: now,
    expires_at: later(now, await sessionLife(ctx, holder.realm)),
  })
  return token
}

/** How long a session of this realm lives without use, in seconds. */
export async function sessionLife(ctx: Pick<Ctx, 'db' | 'env'>, realm: Holder['realm']): Promise<number> {
  const { session_days, admin_session_hours } = await settingsOf(ctx)
  return realm === 'site' ? session_days * 86_400 : admin_session_hours * 3_600
}
