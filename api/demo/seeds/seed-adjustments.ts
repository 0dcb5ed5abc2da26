import { resources } from '@wasl/resources/index.ts'
import { riyals } from '@wasl/shared/units.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { runAction } from '../../resources/actions/run-action.ts'
import { storedResource } from '../../resources/stored-resource.ts'
import { createRow } from '../../resources/write/create-row.ts'
import { loadDemoAdmin } from './load-demo-admin.ts'
import { loadDemoUser } from './seed-orders.ts'

type Decision = { action: 'approve' | 'reject'; reason?: string }
type DemoAdjustment = { phone: string; account: 'wallet' | 'payable'; amount: number; reason: string; decision?: Decision }

const adjustments: readonly DemoAdjustment[] = [
  {
    phone: '0500000102',
    account: 'wallet',
    amount: riyals(50),
    reason: 'تعويض عن تأخر معالجة شكوى',
    decision: { action: 'approve' },
  },
  {
    phone: '0500000109',
    account: 'wallet',
    amount: riyals(500),
    reason: 'استرداد رسوم خدمة سابقة',
    decision: { action: 'reject', reason: 'لا يوجد طلب بهذا المبلغ' },
  },
  { phone: '0500000021', account: 'payable', amount: riyals(35), reason: 'فرق رسوم تحويل بنكي خُصم خطأً' },
]

/** Requests adjustments of balances as one administrator; another one approved the first and rejected the second. */
export async function seedAdjustments(ctx: TransactionCtx): Promise<void> {
  const [requester, approver] = [await loadDemoAdmin(ctx, '0500000004'), await loadDemoAdmin(ctx, '0500000001')]
  const resource = storedResource(resources['balance-adjustments'])
  for (const { phone, account, amount, reason, decision } of adjustments) {
    const { id: user_id, provider } = await loadDemoUser(ctx, phone)
    const owner = account === 'wallet' ? { client_id: user_id, provider_id: null } : { client_id: null, provider_id: provider?.id ?? null }
    const draft = { account, ...owner, direction: 'add', amount, reason, attachments: null }
    const { id } = await createRow({ ...ctx, principal: requester }, resource, draft)
    if (decision) await runAction({ ...ctx, principal: approver }, resource, { id: String(id), ...decision })
  }
}
