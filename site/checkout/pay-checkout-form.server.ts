import { payCheckout, sendCheckoutTransfer } from '@wasl/shared/contract/endpoints/checkout.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import { optionalText } from '../forms/form-values.ts'
import { readTransfer } from '../payments/read-transfer.server.ts'
import { type ApiClient, type ApiResult, attempt } from '../server/api.server.ts'

type PayAction = (api: ApiClient, id: string, form: FormData) => Promise<ApiResult<{ pay_url?: string | null }>>

/** The ways to pay all orders of a checkout, by the `intent` of the submitted form. */
const payActions = {
  wallet: (api, id, form) => pay(api, id, form, 'wallet'),
  card: (api, id, form) => pay(api, id, form, 'electronic'),
  transfer: async (api, id, form) => {
    const entered = { ...(await readTransfer(api, form)), ...couponOf(form) }
    const { msg } = await api.submit(sendCheckoutTransfer, { params: { id }, entered, idempotencyKey: keyOf(form) })
    return { data: {}, msg }
  },
} satisfies Readonly<Record<string, PayAction>>

/** Pays all orders of a checkout in the submitted way. Returns 4xx errors for the form; see `attempt`. */
export function payCheckoutForm(api: ApiClient, id: string, form: FormData) {
  const action = findEntry<PayAction>(payActions, String(form.get('intent')))
  if (!action) throw new Response(null, { status: 400 })
  return attempt(action(api, id, form))
}

const pay = (api: ApiClient, id: string, form: FormData, method: 'wallet' | 'electronic') =>
  api.submit(payCheckout, {
    params: { id },
    entered: { method, use_wallet: form.get('use_wallet') === 'true', ...couponOf(form) },
    idempotencyKey: keyOf(form),
  })

const keyOf = (form: FormData) => String(form.get('idempotency_key'))
// Null: a coupon that was removed from the page is not used.
const couponOf = (form: FormData) => ({ coupon_code: optionalText(form.get('coupon_code')) ?? null })
