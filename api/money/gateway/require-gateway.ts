import { type GatewayMethod, isGatewayMethod } from '@wasl/shared/contract/choices.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { Ctx } from '../../platform/context.ts'
import { conflict, RequestError } from '../../platform/http/errors.ts'
import type { GatewayOf, PaymentGateway } from './gateway.ts'

const unavailable: Readonly<Record<GatewayMethod, Label>> = {
  electronic: { en: 'Card payment is not available', ar: 'الدفع بالبطاقة غير متاح' },
  tabby: { en: 'Payment with Tabby is not available', ar: 'الدفع عبر تابي غير متاح' },
  tamara: { en: 'Payment with Tamara is not available', ar: 'الدفع عبر تمارا غير متاح' },
}

/** The gateway of a method. Throws a conflict if this deployment has none: the method is then not offered. */
export function requireGateway<Method extends GatewayMethod>({ adapters }: Pick<Ctx, 'adapters'>, method: Method): GatewayOf<Method> {
  const gateway = adapters.gateways[method]
  if (!gateway) throw conflict(unavailable[method])
  // Safe: not null.
  return gateway as GatewayOf<Method>
}

/** The gateway of a payment that was started on one. Throws as `requireGateway`. */
export function gatewayOfPayment(ctx: Pick<Ctx, 'adapters'>, { method }: { method: string }): PaymentGateway {
  if (!isGatewayMethod(method)) throw new Error(`gatewayOfPayment: ${method} has no gateway`)
  return requireGateway(ctx, method)
}

export const gatewayBusy = () =>
  new RequestError('busy', {
    en: 'The payment gateway does not answer. Try again in a moment, or choose another way to pay',
    ar: 'بوابة الدفع لا تستجيب. أعد المحاولة بعد لحظات أو اختر طريقة أخرى',
  })
