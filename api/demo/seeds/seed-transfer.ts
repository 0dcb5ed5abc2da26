import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { transitionOrder } from '../../ordering/orders/transition-order.ts'
import { receiving_accounts } from '../../ordering/tables/from-registry.ts'
import { invoices } from '../../ordering/tables/invoices.ts'
import type { UserCtx } from '../../platform/context.ts'
import { storeUpload } from '../../platform/uploads/store-upload.ts'

const receipt = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800">
  <rect width="600" height="800" fill="#fff"/><rect width="600" height="120" fill="#0f766e"/>
  ${[200, 260, 320, 420, 480].map((y, at) => `<rect x="60" y="${y}" width="${[300, 420, 360, 480, 240][at]}" height="22" rx="6" fill="#cbd5e1"/>`).join('')}
  <rect x="60" y="580" width="480" height="70" rx="12" fill="#ccfbf1"/></svg>`

/** Sends the receipt of a bank transfer for an order, as the client of the context. */
export async function seedTransfer(ctx: UserCtx, order_id: string): Promise<void> {
  const bytes = await sharp(Buffer.from(receipt)).png().toBuffer()
  const file = await storeUpload(ctx, { purpose: 'transfer', file: { name: 'إيصال التحويل.png', bytes, truncated: false } })
  const [account] = await ctx.db
    .select({ id: receiving_accounts.id })
    .from(receiving_accounts)
    .where(eq(receiving_accounts.is_active, true))
  const [invoice] = await ctx.db.select({ deposit_amount: invoices.deposit_amount }).from(invoices).where(eq(invoices.order_id, order_id))
  if (!account || !invoice) throw new Error('seedTransfer: no account or no invoice')
  const terms = {
    receiving_account_id: account.id,
    bank_name: 'مصرف الراجحي',
    account_name: ctx.principal.name,
    account_number: '204608010167519',
    amount: invoice.deposit_amount,
    transferred_on: riyadhDate(ctx.clock.now()),
    file_ids: [file.id],
  }
  await transitionOrder(ctx, { order_id, name: 'send_transfer', terms })
}
