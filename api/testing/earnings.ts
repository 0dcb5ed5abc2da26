import { eq } from 'drizzle-orm'
import { users } from '../identity/tables/people.ts'
import { postTransaction } from '../money/ledger/post-transaction.ts'
import { createSettlement } from '../money/settlements/create-settlement.ts'
import { inTransaction } from '../platform/db/database.ts'
import { addSeconds } from '../platform/instants.ts'
import { systemCtx } from '../platform/jobs/system-ctx.ts'
import { demoPhones } from './people.ts'
import type { TestApp } from './test-app.ts'

/** Gives a provider money beside its orders, in halalas, as a correction by the administration does. Returns the posted transaction. */
export const earn = ({ shared }: TestApp, provider_id: string, amount: number) =>
  inTransaction(systemCtx(shared), (ctx) =>
    postTransaction(ctx, {
      kind: 'adjustment',
      legs: [
        { account: { kind: 'adjustments' }, amount: -amount },
        { account: { kind: 'provider_payable', provider_id }, amount },
      ],
    }),
  )

/** Gives the company of the demo money beside its orders, and gathers all it has earned into a settlement. */
export async function settleEarnings(app: TestApp, amount: number): Promise<void> {
  const { db, clock, shared } = app
  const [owner] = await db
    .select()
    .from(users)
    .where(eq(users.phone, `+966${demoPhones.company.slice(1)}`))
  const provider_id = owner?.provider_id ?? ''
  await earn(app, provider_id, amount)
  const before = addSeconds(clock.now(), 1)
  await inTransaction(systemCtx(shared), (ctx) => createSettlement(ctx, provider_id, { before, period_end: null }))
}
