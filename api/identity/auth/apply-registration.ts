import { and, eq, gt, isNotNull, isNull, notExists } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { releaseFiles } from '../../platform/uploads/release-files.ts'
import { insertRow } from '../../resources/write/insert-row.ts'
import { type NewProvider, type pendingRegistrations, verificationCodes } from '../tables/access.ts'
import { providers, users } from '../tables/people.ts'

/** What a registration says about the account. */
export type RegistrationForm = Omit<typeof pendingRegistrations.$inferSelect, 'id' | 'created_at'>

/**
 * Gives a not activated account the form of one of its registrations. Its provider becomes the one of this form: that of an earlier
 * registration was never used and is replaced or deleted.
 */
export async function applyRegistration(ctx: Ctx, user_id: string, { provider, ...form }: RegistrationForm): Promise<void> {
  const draft = await findDraft(ctx, user_id)
  const provider_id = provider && (await saveProvider(ctx, draft, { ...provider, city_id: form.city_id }))
  await ctx.db
    .update(users)
    .set({ ...form, role: provider ? 'provider' : 'client', provider_id })
    .where(eq(users.id, user_id))
  if (draft && !provider_id) await ctx.db.delete(providers).where(eq(providers.id, draft))
}

/** Deletes an account that nobody ever activated, with what its registrations brought along. */
export async function deleteWaitingAccount(ctx: Ctx, user_id: string): Promise<void> {
  const draft = await findDraft(ctx, user_id)
  await ctx.db.delete(verificationCodes).where(eq(verificationCodes.user_id, user_id))
  await ctx.db.update(users).set({ certificate_file_id: null, provider_id: null }).where(eq(users.id, user_id))
  if (draft) await ctx.db.delete(providers).where(eq(providers.id, draft))
  await releaseFiles(ctx, user_id)
  await ctx.db.delete(users).where(eq(users.id, user_id))
}

/**
 * Deletes the account that a company made for a colleague with this phone if its invitation has expired: a company can invite any number, and must
 * not keep it from its owner. The company can invite again.
 */
export async function releaseExpiredInvitation(ctx: Ctx, phone: string): Promise<void> {
  const openInvitation = ctx.db
    .select({ id: verificationCodes.id })
    .from(verificationCodes)
    .where(
      and(
        ...[eq(verificationCodes.user_id, users.id), eq(verificationCodes.purpose, 'invitation')],
        ...[isNull(verificationCodes.used_at), gt(verificationCodes.expires_at, ctx.clock.now())],
      ),
    )
  const isInvited = and(eq(users.status, 'not_activated'), eq(users.is_invited, true), isNotNull(users.company_id))
  const [expired] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.phone, phone), isInvited, notExists(openInvitation)))
    .for('update', { of: users })
  if (expired) await deleteWaitingAccount(ctx, expired.id)
}

/** The provider of a not activated account. */
async function findDraft(ctx: Ctx, user_id: string): Promise<string | undefined> {
  const [draft] = await ctx.db
    .select({ id: providers.id })
    .from(users)
    .innerJoin(providers, and(eq(providers.id, users.provider_id), eq(providers.status, 'draft')))
    .where(eq(users.id, user_id))
  return draft?.id
}

async function saveProvider(ctx: Ctx, draft: string | undefined, provider: NewProvider & { city_id: string }): Promise<string> {
  if (!draft) return (await insertRow(ctx, providers, { ...provider, status: 'draft' }, 'is from a guest')).id
  const [saved] = await ctx.db.update(providers).set(provider).where(eq(providers.id, draft)).returning({ id: providers.id })
  if (!saved) throw notFound()
  return saved.id
}
