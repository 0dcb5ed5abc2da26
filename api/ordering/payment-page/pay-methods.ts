import type { PaymentPage } from '@wasl/shared/contract/payment-page.ts'
import { desc, eq, type SQL } from 'drizzle-orm'
import { clientIdOf } from '../../identity/sessions/client-account.ts'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import type { UserCtx } from '../../platform/context.ts'
import { listFileViews } from '../../platform/uploads/file-views.ts'
import { bankTransfers } from '../tables/bank-transfers.ts'
import { receiving_accounts } from '../tables/from-registry.ts'

type PayMethods = Pick<PaymentPage, 'wallet_balance' | 'card_methods' | 'receiving_accounts' | 'transfer_reference' | 'transfer'>

/** The ways in which the user can pay, and the last of these transfers. `transfer_reference`: what the user writes in a new one. */
export async function loadPayMethods(ctx: UserCtx, ownTransfers: SQL | undefined, transfer_reference: string): Promise<PayMethods> {
  const accounts = await ctx.db
    .select()
    .from(receiving_accounts)
    .where(eq(receiving_accounts.is_active, true))
    .orderBy(receiving_accounts.created_at, receiving_accounts.iban)
  const [transfer] = await ctx.db.select().from(bankTransfers).where(ownTransfers).orderBy(desc(bankTransfers.created_at)).limit(1)
  return {
    wallet_balance: await loadBalance(ctx, { kind: 'client_wallet', user_id: clientIdOf(ctx.principal) }),
    card_methods: [...(ctx.adapters.gateways.electronic?.methods ?? [])],
    receiving_accounts: accounts.map(({ id, bank_name_ar, bank_name_en, account_name_ar, account_name_en, iban }) => ({
      id,
      bank_name: { ar: bank_name_ar, en: bank_name_en },
      account_name: { ar: account_name_ar, en: account_name_en },
      iban,
    })),
    transfer_reference,
    transfer: transfer ? { ...transfer, files: await listFileViews(ctx, transfer.images), sent_at: transfer.created_at } : null,
  }
}
