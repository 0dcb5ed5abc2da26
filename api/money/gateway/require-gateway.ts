import type { Ctx } from '../../platform/context.ts'
import { conflict, RequestError } from '../../platform/http/errors.ts'
import type { PaymentGateway } from './gateway.ts'

/** The payment gateway. Throws a conflict if this deployment has none: cards are then not offered. */
export function requireGateway({ adapters }: Pick<Ctx, 'adapters'>): PaymentGateway {
  if (!adapters.gateway) throw conflict({ en: 'Card payment is not available', ar: 'الدفع بالبطاقة غير متاح' })
  return adapters.gateway
}

export const gatewayBusy = () =>
  new RequestError('busy', {
    en: 'The payment gateway does not answer. Try again in a moment, or choose another way to pay',
    ar: 'بوابة الدفع لا تستجيب. أعد المحاولة بعد لحظات أو اختر طريقة أخرى',
  })
