import type * as z from 'zod'
import type { GatewayLog, GatewayPage, GatewayPayment, GatewayPayout } from './gateway.ts'
import type { moyasarInvoice, moyasarPayment, moyasarPayout } from './moyasar-schemas.ts'

const paymentStatuses: Readonly<Record<string, GatewayPayment['status']>> = {
  initiated: 'in_progress',
  paid: 'paid',
  captured: 'paid',
  failed: 'failed',
  authorized: 'authorized',
  verified: 'failed',
  refunded: 'refunded',
  voided: 'voided',
}
const closedPages = ['paid', 'refunded', 'canceled', 'expired', 'voided']
const payoutStatuses: Readonly<Record<string, GatewayPayout['status']>> = {
  paid: 'paid',
  failed: 'failed',
  canceled: 'failed',
  returned: 'returned',
}

/** Reads the gateway's records. A payment with a status that is not known decides nothing: it is left out and logged. */
export function recordReader(log: () => GatewayLog) {
  const toPayments = (payments: readonly z.output<typeof moyasarPayment>[]): GatewayPayment[] =>
    payments.flatMap((payment) => {
      const status = paymentStatuses[payment.status]
      if (!status) {
        const { id, invoice_id } = payment
        log().warn(
          { gateway_payment_id: id, page_id: invoice_id, status: payment.status },
          'the gateway has a payment with an unknown status',
        )
        return []
      }
      return {
        id: payment.id,
        page_id: payment.invoice_id ?? null,
        status,
        amount: payment.amount,
        currency: payment.currency,
        fee: payment.fee ?? 0,
        refunded: payment.refunded ?? 0,
        response_code: payment.source?.response_code ?? null,
        metadata: payment.metadata,
        created_at: payment.created_at,
      }
    })
  return {
    toPayments,
    toPage({ id, status, amount, currency, metadata, url, payments }: z.output<typeof moyasarInvoice>): GatewayPage {
      const tried = toPayments(payments ?? []).sort((a, b) => a.created_at.localeCompare(b.created_at))
      const decisive = tried.find((payment) => !['failed', 'in_progress'].includes(payment.status)) ?? tried.at(-1) ?? null
      // A paid page without a known payment is queried again.
      const isClosed = closedPages.includes(status) && (status !== 'paid' || decisive !== null)
      return { id, status: isClosed ? 'closed' : 'open', amount, currency, metadata, url, payment: decisive }
    },
  }
}

/** Queued, on its way, or in a state that is not known. */
export const toPayout = ({ id, status, failure_reason, message }: z.output<typeof moyasarPayout>): GatewayPayout => ({
  id,
  status: payoutStatuses[status] ?? 'pending',
  message: failure_reason ?? message ?? null,
})
