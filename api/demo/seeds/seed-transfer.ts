import sharp from 'sharp'
import type { UserCtx } from '../../context.ts'
import { transitionOrder } from '../../ordering/orders/transition-order.ts'
import { storeUpload } from '../../platform/uploads/store-upload.ts'

const receipt = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800">
  <rect width="600" height="800" fill="#fff"/><rect width="600" height="120" fill="#0f766e"/>
  ${[200, 260, 320, 420, 480].map((y, at) => `<rect x="60" y="${y}" width="${[300, 420, 360, 480, 240][at]}" height="22" rx="6" fill="#cbd5e1"/>`).join('')}
  <rect x="60" y="580" width="480" height="70" rx="12" fill="#ccfbf1"/></svg>`

/** Sends the receipt of a bank transfer for an order, as the client of the context. */
export async function seedTransfer(ctx: UserCtx, order_id: string): Promise<void> {
  const bytes = await sharp(Buffer.from(receipt)).png().toBuffer()
  const file = await storeUpload(ctx, { purpose: 'transfer', file: { name: 'إيصال التحويل.png', bytes, truncated: false } })
  const terms = { bank_name: 'مصرف الراجحي', account_name: ctx.principal.name, account_number: '204608010167519', file_ids: [file.id] }
  await transitionOrder(ctx, { order_id, name: 'send_transfer', terms })
}
