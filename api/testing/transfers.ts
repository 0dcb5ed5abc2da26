import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import sharp from 'sharp'
import { receiving_accounts } from '../ordering/tables/from-registry.ts'
import type { CallResult } from './call.ts'
import { formDataBody } from './form-data-body.ts'
import type { TestApp } from './test-app.ts'

/** Uploads an image of a bank's receipt and returns its id. */
export const uploadReceipt = (app: TestApp, token: string): Promise<string> => uploadImage(app, token, 'transfer')

/** Uploads an image for this purpose and returns its id. */
export async function uploadImage({ call }: TestApp, token: string, purpose: string): Promise<string> {
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer()
  const { body } = await call('POST', '/api/uploads', {
    token,
    ...formDataBody({ purpose }, { name: 'file', filename: 'receipt.png', bytes }),
  })
  return String(body.data?.id)
}

/** The form of a transfer of this amount, in halalas, with an uploaded receipt. */
export async function transferBody(app: TestApp, token: string, amount: number): Promise<Readonly<Record<string, unknown>>> {
  const [account] = await app.db.select({ id: receiving_accounts.id }).from(receiving_accounts).limit(1)
  return {
    receiving_account_id: account?.id,
    bank_name: 'مصرف الإنماء',
    account_name: 'سارة القحطاني',
    account_number: 'SA44 2000 0001 2345 6789 1234',
    amount,
    transferred_on: riyadhDate(app.clock.now()),
    file_ids: [await uploadReceipt(app, token)],
  }
}

/** Sends the proof of a transfer of this amount for all orders of a checkout. */
export async function sendCheckoutTransfer(
  app: TestApp,
  { token }: { token: string },
  { id, amount }: { id: string; amount: number },
  more: object = {},
): Promise<CallResult> {
  const body = { ...(await transferBody(app, token, amount)), ...more }
  return app.call('POST', `/api/checkouts/${id}/transfers`, { token, body, headers: { 'idempotency-key': crypto.randomUUID() } })
}
