import { type GatewayMethod, payLaterRejections, paymentFailures } from '@wasl/shared/contract/choices.ts'
import { formatMoneyText } from '@wasl/shared/i18n/format.ts'
import type { PageLimits } from '../../../money/gateway/gateway.ts'
import { invalid } from '../../../platform/http/errors.ts'
import type { PaymentRow } from '../payment-status.ts'

/** Throws 422 on `method` for an amount that the gateway does not take. Halalas. */
export function assertWithinLimits(method: GatewayMethod, { min, max }: PageLimits, amount: number): void {
  const text = (halalas: number) => ({ en: formatMoneyText(halalas, 'en'), ar: formatMoneyText(halalas, 'ar') })
  const [least, most] = [text(min), text(max ?? 0)]
  const name = names[method]
  if (amount < min) throw invalid('method', { en: `${name.en} takes amounts from ${least.en}`, ar: `يبدأ الدفع ${name.ar} من ${least.ar}` })
  if (max !== null && amount > max)
    throw invalid('method', { en: `${name.en} takes amounts up to ${most.en}`, ar: `الحد الأعلى للدفع ${name.ar} هو ${most.ar}` })
}

const names: Readonly<Record<GatewayMethod, { en: string; ar: string }>> = {
  electronic: { en: 'Card payment', ar: 'بالبطاقة' },
  tabby: { en: 'Tabby', ar: 'عبر تابي' },
  tamara: { en: 'Tamara', ar: 'عبر تمارا' },
}

/** Throws 422 on `method` if the provider of instalments did not offer the amount to the client. */
export function assertNotRejected({ status, failure_reason }: PaymentRow): void {
  const reason = status === 'failed' && payLaterRejections.find((one) => one === failure_reason)
  if (reason) throw invalid('method', paymentFailures[reason])
}
