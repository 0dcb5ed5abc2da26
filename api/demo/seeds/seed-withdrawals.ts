import { resources } from '@wasl/resources/index.ts'
import { riyals } from '@wasl/shared/units.ts'
import { fundWallet } from '../../money/ledger/fund-wallet.ts'
import { createWithdrawal } from '../../money/withdrawals/request-withdrawal.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { runAction } from '../../resources/actions/run-action.ts'
import { storedResource } from '../../resources/stored-resource.ts'
import { loadDemoAdmin } from './load-demo-admin.ts'
import { loadDemoUser } from './seed-orders.ts'

type Decision = { action: 'approve_first' | 'approve' | 'reject'; by: string; reason?: string }
type DemoWithdrawal = { phone: string; amount: number; iban: string; account_name: string; decisions: readonly Decision[] }

const withdrawals: readonly DemoWithdrawal[] = [
  {
    phone: '0500000102',
    amount: riyals(1_250),
    iban: 'SA0380000000608010167519',
    account_name: 'نوف الحارثي',
    decisions: [{ action: 'approve', by: '0500000003' }],
  },
  {
    phone: '0500000103',
    amount: riyals(9_400),
    iban: 'SA4420000001234567891234',
    account_name: 'شركة أفق الشرق للمقاولات',
    decisions: [
      { action: 'approve_first', by: '0500000003' },
      { action: 'approve', by: '0500000004' },
    ],
  },
  {
    phone: '0500000103',
    amount: riyals(6_000),
    iban: 'SA4420000001234567891234',
    account_name: 'شركة أفق الشرق للمقاولات',
    decisions: [],
  },
  {
    phone: '0500000109',
    amount: riyals(800),
    iban: 'SA0380000000608010167519',
    account_name: 'خالد العمري',
    decisions: [{ action: 'reject', by: '0500000003', reason: 'الحساب ليس باسمك' }],
  },
  { phone: '0500000109', amount: riyals(800), iban: 'SA4420000001234567891234', account_name: 'ريان العمري', decisions: [] },
]

/** Withdrawals of clients from their wallets: two for the next payout run, two that wait, one rejected. */
export async function seedWithdrawals(ctx: TransactionCtx): Promise<void> {
  const resource = storedResource(resources['wallet-withdrawals'])
  for (const { phone, decisions, ...withdrawn } of withdrawals) {
    const client = await loadDemoUser(ctx, phone)
    await fundWallet(ctx, { user_id: client.id, amount: withdrawn.amount, note: 'رصيد تجريبي' })
    const { id } = await createWithdrawal({ ...ctx, principal: client }, withdrawn)
    for (const { by, action, reason } of decisions)
      await runAction({ ...ctx, principal: await loadDemoAdmin(ctx, by) }, resource, { id, action, ...(reason && { reason }) })
  }
}
