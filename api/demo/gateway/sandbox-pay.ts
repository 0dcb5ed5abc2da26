import type { Sandbox } from './sandbox.ts'
import type { SandboxInvoice, SandboxPayment } from './sandbox-store.ts'
import { testCards, testCode } from './test-cards.ts'

/** What the hosted page shows next: the 3-D Secure step of a payment, the reason of a failure, or that the invoice is paid or closed. */
export type SandboxPayResult =
  | { next: 'code'; payment: SandboxPayment }
  | { next: 'failed'; message: string }
  | { next: 'paid' }
  | { next: 'closed' }

/** Tries to pay an invoice with a card number: an unknown card fails at once, the others go to the 3-D Secure step. */
export const payWithCard = ({ store, events, clock }: Sandbox, id: string, number: string): Promise<SandboxPayResult> =>
  store.locked(id, async () => {
    const invoice = await store.find(id)
    const closed = closedResult(invoice, clock.now())
    if (!invoice || closed) return closed ?? { next: 'closed' }
    const now = clock.now()
    const card = testCards[number] ?? { code: '14', message: 'INVALID CARD' }
    const company = number.startsWith('4201') ? 'mada' : 'visa'
    const source = {
      type: 'creditcard',
      company,
      number: `XXXX-XXXX-XXXX-${number.slice(-4)}`,
      message: card.message,
      response_code: card.code,
    }
    const payment: SandboxPayment = {
      id: crypto.randomUUID(),
      status: testCards[number] ? 'initiated' : 'failed',
      amount: invoice.amount,
      fee: feeOf(invoice.amount),
      currency: invoice.currency,
      refunded: 0,
      refunds: [],
      invoice_id: invoice.id,
      created_at: now,
      updated_at: now,
      metadata: invoice.metadata,
      source,
    }
    await store.save({ ...invoice, payments: [...invoice.payments, payment] })
    if (payment.status === 'initiated') return { next: 'code', payment }
    events.emit('payment_failed', payment)
    return { next: 'failed', message: source.message }
  })

/** Finishes the 3-D Secure step: the right code has the card's own result, another one fails. */
export const enterCode = ({ store, events, clock }: Sandbox, id: string, payment_id: string, code: string): Promise<SandboxPayResult> =>
  store.locked(id, async () => {
    const invoice = await store.find(id)
    const closed = closedResult(invoice, clock.now())
    const payment = invoice?.payments.find((one) => one.id === payment_id && one.status === 'initiated')
    if (!invoice || closed || !payment) return closed ?? { next: 'failed', message: 'UNKNOWN PAYMENT' }
    const failure = code === testCode ? payment.source.response_code : '3ds'
    const message = failure === '3ds' ? '3-D SECURE FAILED' : payment.source.message
    const status = failure === null ? ('paid' as const) : ('failed' as const)
    const changed = { ...payment, status, updated_at: clock.now(), source: { ...payment.source, message, response_code: failure } }
    const payments = invoice.payments.map((one) => (one.id === payment_id ? changed : one))
    await store.save({ ...invoice, status: status === 'paid' ? 'paid' : invoice.status, payments })
    events.emit(status === 'paid' ? 'payment_paid' : 'payment_failed', changed)
    return status === 'paid' ? { next: 'paid' } : { next: 'failed', message }
  })

function closedResult(invoice: SandboxInvoice | null, now: string): SandboxPayResult | null {
  if (invoice?.status === 'paid') return { next: 'paid' }
  return invoice?.status !== 'initiated' || invoice.expired_at <= now ? { next: 'closed' } : null
}

/** 1.75 % and one riyal. */
const feeOf = (amount: number): number => Math.round((amount * 175) / 10_000) + 100
