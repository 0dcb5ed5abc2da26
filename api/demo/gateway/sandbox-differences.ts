import * as z from 'zod'
import { type Sandbox, sandboxPages } from './sandbox.ts'
import type { SandboxInvoice, SandboxPayment } from './sandbox-store.ts'

const halalas = z.int().min(0).max(100_000_000)

/** A payment of a page with other values or without its page, a payment that this app never started, or a settlement with another sum. */
export const recordChange = z.union([
  z.strictObject({
    page_id: z.uuid(),
    amount: halalas.optional(),
    currency: z.string().length(3).optional(),
    fee: halalas.optional(),
    refunded: halalas.optional(),
    status: z.enum(['abandoned']).optional(),
    is_deleted: z.boolean().optional(),
  }),
  z.strictObject({ unknown_amount: halalas.min(100) }),
  z.strictObject({ settlement_id: z.string().max(60), change: z.int().min(-100_000_000).max(100_000_000) }),
])

/** Makes the change without an event, as a mistake at the gateway would. Returns the id of the page or settlement; null if there is no such page. */
export async function changeRecords(sandbox: Sandbox, change: z.output<typeof recordChange>): Promise<string | null> {
  if ('settlement_id' in change) {
    sandbox.settlementChanges.set(change.settlement_id, change.change)
    return change.settlement_id
  }
  if ('unknown_amount' in change) return createUnknown(sandbox, change.unknown_amount)
  const { page_id, is_deleted, ...values } = change
  return sandbox.store.locked(page_id, async () => {
    const invoice = await sandbox.store.find(page_id)
    if (!invoice) return null
    if (is_deleted) await sandbox.store.remove(page_id)
    else
      await sandbox.store.save({ ...invoice, payments: invoice.payments.map((payment) => ({ ...payment, ...withoutUndefined(values) })) })
    return page_id
  })
}

// Safe: only the properties without a value are removed.
const withoutUndefined = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<SandboxPayment>

async function createUnknown({ store, clock }: Sandbox, amount: number): Promise<string> {
  const [id, now] = [crypto.randomUUID(), clock.now()]
  const shared = { amount, currency: 'SAR', created_at: now, metadata: {} }
  const source = { type: 'creditcard', company: 'visa', number: 'XXXX-XXXX-XXXX-1111', message: 'APPROVED', response_code: null }
  const payment: SandboxPayment = {
    ...shared,
    id: crypto.randomUUID(),
    status: 'paid',
    fee: 100,
    refunded: 0,
    refunds: [],
    invoice_id: id,
    updated_at: now,
    source,
  }
  const page: SandboxInvoice = {
    ...shared,
    id,
    status: 'paid',
    description: 'Unknown',
    url: `${sandboxPages}/${id}`,
    success_url: '/',
    back_url: '/',
    expired_at: now,
    payments: [payment],
  }
  await store.save(page)
  return id
}
