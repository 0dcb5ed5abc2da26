import { hourSeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { addSeconds } from '../../platform/instants.ts'
import type { RowWrite } from '../../resources/hook-types.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { informOfNewIban } from '../providers/change-bank.ts'
import { changesNumber, scheduleNumberCheck } from '../registers/check-numbers.ts'
import { providers, users } from '../tables/people.ts'

/** A new number that the administration enters is looked up in its register. */
export async function providerWriteHook(ctx: Ctx, write: RowWrite): Promise<void> {
  const { action, before, after } = write
  if (action === 'edit' && before && after && changesNumber(before, after)) await scheduleNumberCheck(ctx, before.id)
  await holdAfterNewIban(ctx, write)
}

/** A new IBAN that the administration enters informs the owner and holds payouts, as one that the owner enters. */
async function holdAfterNewIban(ctx: Ctx, { action, before, after }: RowWrite): Promise<void> {
  if (action !== 'edit' || !before?.iban || typeof after?.iban !== 'string' || before.iban === after.iban) return
  const { payout_hold_hours } = await loadSettings(ctx)
  const payouts_held_until = addSeconds(ctx.clock.now(), payout_hold_hours * hourSeconds)
  await ctx.db.update(providers).set({ payouts_held_until }).where(eq(providers.id, before.id))
  const owners = await ctx.db
    .select()
    .from(users)
    .where(and(eq(users.provider_id, before.id), eq(users.role, 'provider'), eq(users.status, 'active')))
  for (const owner of owners) await informOfNewIban(ctx, owner, after.iban.slice(-4))
}
