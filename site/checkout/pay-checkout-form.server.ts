import { payCheckout } from '@wasl/shared/contract/endpoints/checkout.ts'
import { optionalText } from '../forms/form-values.ts'
import { type ApiClient, attempt } from '../server/api.server.ts'

const methods = { wallet: 'wallet', card: 'electronic' } as const

/** The ways to pay a checkout, by the `intent` of the submitted form. */
export type CheckoutIntent = keyof typeof methods
export const checkoutIntentOf = (form: FormData): CheckoutIntent | null => {
  const intent = form.get('intent')
  return intent === 'wallet' || intent === 'card' ? intent : null
}

/** Pays all orders of a checkout in the submitted way. Returns 4xx errors for the form; see `attempt`. */
export function payCheckoutForm(api: ApiClient, id: string, form: FormData) {
  const intent = checkoutIntentOf(form)
  if (!intent) throw new Response(null, { status: 400 })
  return attempt(
    api.submit(payCheckout, {
      params: { id },
      // Null: a coupon that was removed from the page is not used.
      entered: {
        method: methods[intent],
        use_wallet: form.get('use_wallet') === 'true',
        coupon_code: optionalText(form.get('coupon_code')) ?? null,
      },
      idempotencyKey: String(form.get('idempotency_key')),
    }),
  )
}
