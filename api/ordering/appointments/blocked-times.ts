import type { blockedTimeForm } from '@wasl/shared/contract/calendar.ts'
import { minuteMs } from '@wasl/shared/utils/durations.ts'
import { and, eq, gt, lt } from 'drizzle-orm'
import type * as z from 'zod'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { forbidden, invalid, notFound } from '../../platform/http/errors.ts'
import { audit } from '../../resources/write/audit.ts'
import { blockedTimes } from '../tables/calendar.ts'

/** Adds a time without appointments. Throws 422 for a time that ends before it begins, or has ended. */
export async function createBlockedTime(ctx: UserCtx, { starts_at, ends_at, note }: z.output<typeof blockedTimeForm>) {
  const provider_id = ownProviderId(ctx)
  const now = ctx.clock.now()
  if (Date.parse(ends_at) <= Date.parse(starts_at))
    throw invalid('ends_at', { en: 'The end must be after the beginning', ar: 'يجب أن تكون النهاية بعد البداية' })
  if (Date.parse(ends_at) <= Date.parse(now)) throw invalid('ends_at', { en: 'This time has passed', ar: 'فات هذا الوقت' })
  return inTransaction(ctx, async (ctx) => {
    const row = { provider_id, starts_at, ends_at, note, created_at: now, updated_at: now }
    const [blocked] = await ctx.db.insert(blockedTimes).values(row).returning()
    if (!blocked) throw new Error('createBlockedTime: no row was stored')
    await audit(ctx, { action: 'change_blocked_times', resource: 'providers', row_id: provider_id, after: { starts_at, ends_at } })
    return { id: blocked.id, starts_at: blocked.starts_at, ends_at: blocked.ends_at, note }
  })
}

/** Deletes a blocked time of the own provider. Throws 404 for one of another. */
export async function deleteBlockedTime(ctx: UserCtx, id: string): Promise<void> {
  const provider_id = ownProviderId(ctx)
  await inTransaction(ctx, async (ctx) => {
    const [deleted] = await ctx.db
      .delete(blockedTimes)
      .where(and(eq(blockedTimes.id, id), eq(blockedTimes.provider_id, provider_id)))
      .returning()
    if (!deleted) throw notFound()
    const { starts_at, ends_at } = deleted
    await audit(ctx, { action: 'change_blocked_times', resource: 'providers', row_id: provider_id, before: { starts_at, ends_at } })
  })
}

const defaultMinutes = 60

/** Throws 422 on `appointment_at` if the provider takes no appointments then. */
export async function assertNotBlocked(
  ctx: Pick<Ctx, 'db'>,
  { provider_id, at, minutes }: { provider_id: string | null; at: string; minutes: number | null },
): Promise<void> {
  if (!provider_id) return
  const ends_at = new Date(Date.parse(at) + (minutes ?? defaultMinutes) * minuteMs).toISOString()
  const isTaken = and(eq(blockedTimes.provider_id, provider_id), lt(blockedTimes.starts_at, ends_at), gt(blockedTimes.ends_at, at))
  if ((await ctx.db.$count(blockedTimes, isTaken)) > 0)
    throw invalid('appointment_at', { en: 'The provider takes no appointments then', ar: 'مزوّد الخدمة غير متاح في هذا الوقت' })
}

function ownProviderId({ principal }: UserCtx): string {
  if (!principal.provider) throw forbidden()
  return principal.provider.id
}
