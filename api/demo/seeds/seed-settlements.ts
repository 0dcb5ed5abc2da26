import { resources } from '@wasl/resources/index.ts'
import type { Ctx, TransactionCtx } from '../../context.ts'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import { settlements } from '../../platform/db/resource-tables.ts'
import { providers } from '../../platform/db/tables/people.ts'
import { runAction } from '../../resources/actions/run-action.ts'
import { storedResource } from '../../resources/stored-resource.ts'

/** Pays a part of each demo provider's balance, and creates a pending settlement for the rest. */
export async function seedSettlements(ctx: TransactionCtx): Promise<void> {
  let number = 1001
  for (const provider of await ctx.db.select().from(providers).orderBy(providers.created_at, providers.id)) {
    const balance = await loadBalance(ctx, { kind: 'provider_payable', provider_id: provider.id })
    if (balance < 2) continue
    const first = Math.floor((balance * 3) / 5)
    const reference = `SNB-${883_000 + 7 * number}`
    const paid = await createSettlement(ctx, `S-${number++}`, provider, first)
    await runAction(ctx, storedResource(resources.settlements), { id: paid, action: 'paid', inputs: { reference } })
    await createSettlement(ctx, `S-${number++}`, provider, balance - first)
  }
}

async function createSettlement(
  { db, clock }: Ctx,
  number: string,
  provider: typeof providers.$inferSelect,
  amount: number,
): Promise<string> {
  const at = clock.now()
  const { id: provider_id, bank_name, iban, account_name, name_ar } = provider
  const bank = { bank_name: bank_name ?? '', iban: iban ?? '', account_name: account_name ?? name_ar }
  const row = { number, provider_id, amount, ...bank, status: 'new' as const, reference: null, transaction_number: null }
  const [created] = await db
    .insert(settlements)
    .values({ ...row, created_at: at, updated_at: at })
    .returning({ id: settlements.id })
  if (!created) throw new Error('seedSettlements: the insert returned no row')
  return created.id
}
