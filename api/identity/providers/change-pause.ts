import { addDays } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { eq } from 'drizzle-orm'
import type { UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { forbidden, invalid } from '../../platform/http/errors.ts'
import { audit } from '../../resources/write/audit.ts'
import { providers } from '../tables/people.ts'

const maxPauseDays = 365

/** Takes no new requests until a day, or takes them again. Running orders go on. Throws 422 for a day that is not ahead, or more than a year. */
export async function changePause(ctx: UserCtx, paused_until: string | null): Promise<{ paused_until: string | null }> {
  const { provider } = ctx.principal
  if (!provider) throw forbidden()
  const today = riyadhDate(ctx.clock.now())
  if (paused_until !== null && (paused_until <= today || paused_until > addDays(today, maxPauseDays)))
    throw invalid('paused_until', { en: 'Choose a day from tomorrow on, within a year', ar: 'اختر يومًا من الغد وخلال سنة' })
  await inTransaction(ctx, async (ctx) => {
    const [before] = await ctx.db
      .select({ paused_until: providers.paused_until })
      .from(providers)
      .where(eq(providers.id, provider.id))
      .for('update')
    await ctx.db.update(providers).set({ paused_until, updated_at: ctx.clock.now() }).where(eq(providers.id, provider.id))
    await audit(ctx, { action: 'pause_requests', resource: 'providers', row_id: provider.id, before, after: { paused_until } })
  })
  return { paused_until }
}
