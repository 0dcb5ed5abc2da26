import { resources } from '@wasl/resources/index.ts'
import type { Ctx } from '../context.ts'
import { balanceOf } from '../money/ledger/ledger-account.ts'
import type { Tx } from '../platform/db/database.ts'
import { settlements } from '../platform/db/resource-tables.ts'
import { providers } from '../platform/db/tables/people.ts'
import { act } from '../resources/run-action.ts'
import { storedResource } from '../resources/stored-resource.ts'

/** Settles a part of what the demo providers are owed, and draws up a settlement of the rest. */
export async function seedSettlements(ctx: Ctx & { db: Tx }): Promise<void> {
  let number = 1001
  for (const provider of await ctx.db.select().from(providers).orderBy(providers.created_at, providers.id)) {
    const balance = await balanceOf(ctx, { kind: 'provider_payable', provider_id: provider.id })
    if (balance < 2) continue
    const first = Math.floor((balance * 3) / 5)
    const reference = `SNB-${883_000 + 7 * number}`
    const paid = await draw(ctx, `S-${number++}`, provider, first)
    await act(ctx, storedResource(resources.settlements), { id: paid, action: 'paid', asked: { reference } })
    await draw(ctx, `S-${number++}`, provider, balance - first)
  }
}

async function draw({ db, clock }: Ctx, number: string, provider: typeof providers.$inferSelect, amount: number): Promise<string> {
  const at = clock.now()
  const { id: provider_id, bank_name, iban, account_name, name_ar } = provider
  const bank = { bank_name: bank_name ?? '', iban: iban ?? '', account_name: account_name ?? name_ar }
  const row = { number, provider_id, amount, ...bank, status: 'new' as const, reference: null, transaction_number: null }
  const [drawn] = await db
    .insert(settlements)
    .values({ ...row, created_at: at, updated_at: at })
    .returning({ id: settlements.id })
  if (!drawn) throw new Error('seedSettlements: nothing came back')
  return drawn.id
}
