import type { Challenge, Profile } from '@wasl/shared/contract/accounts.ts'
import { eq } from 'drizzle-orm'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { audit } from '../../resources/write/audit.ts'
import { rememberDevice } from '../auth/known-devices.ts'
import { accountBlocked } from '../auth/login-errors.ts'
import { registerVerified } from '../auth/register.ts'
import { linkIdentity, useRequest } from '../profiles/link-identity.ts'
import { identityTaken, identityUnknown, requestUnusable } from '../profiles/nafath-errors.ts'
import { loadProfile } from '../profiles/profile.ts'
import { loadActiveUser } from '../sessions/load-active-user.ts'
import { openSession } from '../sessions/open-session.ts'
import { verifiedIdentities } from '../tables/access.ts'
import { providers, users } from '../tables/people.ts'
import { hasAccount, loadRequest } from './check-request.ts'

type Login = { token: string; device?: string | undefined; user_agent?: string | undefined }

/** Opens a session of the account whose identity an approved request has proved. */
export async function logInWithNafath(ctx: Ctx, input: Login): Promise<{ token: string; device: string; user: Profile }> {
  const { request } = await loadRequest(ctx, { token: input.token, user_id: null })
  return inTransaction(ctx, async (ctx) => {
    const id_hash = await useRequest(ctx, { id: request.id, user_id: null })
    const [row] = await ctx.db
      .select({ id: users.id, phone: users.phone, provider_status: providers.status })
      .from(verifiedIdentities)
      .innerJoin(users, eq(users.id, verifiedIdentities.user_id))
      .leftJoin(providers, eq(providers.id, users.provider_id))
      .where(eq(verifiedIdentities.id_hash, id_hash))
    if (!row) throw identityUnknown()
    if (row.provider_status === 'blocked' || !(await loadActiveUser(ctx, row.id))) throw accountBlocked()
    const token = await openSession(ctx, { realm: 'site', user_id: row.id }, input.user_agent)
    const device = await rememberDevice(ctx, { realm: 'site', phone: row.phone }, input.device)
    return { token, device, user: await loadProfile(ctx, row.id) }
  })
}

/** Registers a client with an approved request: the code that is sent activates the account and gives it the identity. */
export async function registerWithNafath(ctx: Ctx, { token, ...form }: { token: string } & Record<string, unknown>): Promise<Challenge> {
  const { request } = await loadRequest(ctx, { token, user_id: null })
  if (request.status !== 'completed' || request.expires_at <= ctx.clock.now()) throw requestUnusable()
  if (await hasAccount(ctx, request.id_hash)) throw identityTaken()
  return registerVerified(ctx, form, request.id)
}

/** Gives the identity of an approved request to the account of this session. */
export async function linkOwnIdentity(ctx: UserCtx, { token }: { token: string }): Promise<Profile> {
  const user_id = ctx.principal.id
  const { request } = await loadRequest(ctx, { token, user_id })
  return inTransaction(ctx, async (ctx) => {
    await linkIdentity(ctx, { id: request.id, user_id }, user_id)
    await audit(ctx, { action: 'verify_identity', resource: 'users', row_id: user_id })
    return loadProfile(ctx, user_id)
  })
}
