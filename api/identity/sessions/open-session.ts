import type { Ctx } from '../../platform/context.ts'
import { sessions } from '../tables/access.ts'
import { deviceName } from './device-name.ts'
import { sessionEnd } from './session-lifetime.ts'
import { newToken, tokenHash } from './session-token.ts'

export type SessionOwner = { realm: 'site'; user_id: string } | { realm: 'admin'; admin_id: string }

/** Opens a session and returns its token. Only the token's hash is stored. */
export async function openSession(ctx: Ctx, owner: SessionOwner, userAgent?: string): Promise<string> {
  const token = newToken()
  const now = ctx.clock.now()
  await ctx.db.insert(sessions).values({
    ...owner,
    token_hash: tokenHash(token),
    device: deviceName(userAgent),
    user_agent: userAgent?.slice(0, 300) ?? null,
    address: ctx.address,
    created_at: now,
    last_seen_at: now,
    expires_at: await sessionEnd(ctx, { realm: owner.realm, created_at: now }, now),
  })
  return token
}
