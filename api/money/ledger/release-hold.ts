import { splitPayment } from '@wasl/shared/rules/split-payment.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { balanceOf } from './ledger-account.ts'
import { post } from './post.ts'

type Hold = { order_id: string; provider_id: string; net: number; commission_percent: number; vat_percent: number }

/** Gives what is held for a finished order to its provider, less the commission with its VAT. Gives the provider's part, in halalas. */
export async function releaseHold(
  ctx: Ctx & { db: Tx },
  { order_id, provider_id, net, commission_percent, vat_percent }: Hold,
): Promise<number> {
  const held = await balanceOf(ctx, { kind: 'escrow', order_id })
  if (held === 0) return 0
  const parts = splitPayment({ held, net, commission_percent, vat_percent })
  await post(ctx, {
    kind: 'release',
    order_id,
    legs: [
      { account: { kind: 'escrow', order_id }, amount: -held },
      { account: { kind: 'provider_payable', provider_id }, amount: parts.provider },
      { account: { kind: 'commission' }, amount: parts.commission },
      { account: { kind: 'vat_payable' }, amount: parts.commission_vat },
    ],
  })
  return parts.provider
}
