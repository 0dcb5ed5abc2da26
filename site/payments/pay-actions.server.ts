import type { GatewayMethod } from '@wasl/shared/contract/choices.ts'
import { sendRestTransfer, sendTransfer } from '@wasl/shared/contract/endpoints/order-transitions.ts'
import { payOrder } from '@wasl/shared/contract/endpoints/orders.ts'
import type { PaymentPage } from '@wasl/shared/contract/payment-page.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import { optionalText, parseWholeNumber } from '../forms/form-values.ts'
import { type ApiClient, type ApiResult, attempt } from '../server/api.server.ts'
import { readTransfer } from './read-transfer.server.ts'

type PayAction = (api: ApiClient, order: PaymentPage['order'], form: FormData) => Promise<ApiResult<{ pay_url?: string | null }>>

/** The ways to pay an order, by the `intent` of the submitted form. */
const payActions = {
  wallet: (api, order, form) => pay(api, order, form, { method: 'wallet' }),
  card: (api, order, form) => payOnPage(api, order, form, 'electronic'),
  tabby: (api, order, form) => payOnPage(api, order, form, 'tabby'),
  tamara: (api, order, form) => payOnPage(api, order, form, 'tamara'),
  transfer: async (api, { id, status }, form) => {
    const entered = {
      ...(await readTransfer(api, form)),
      ...couponOf(form),
      version: parseWholeNumber(form.get('version')),
    }
    const { msg } = await api.submit(status === 'pending_payment' ? sendTransfer : sendRestTransfer, { params: { id }, entered })
    return { data: {}, msg }
  },
} satisfies Readonly<Record<string, PayAction>>

/** Pays the order in the submitted way. Returns 4xx errors for the form; see `attempt`. */
export async function runPayAction(api: ApiClient, order: PaymentPage['order'], form: FormData) {
  const action = findEntry<PayAction>(payActions, String(form.get('intent')))
  if (!action) throw new Response(null, { status: 400 })
  return attempt(action(api, order, form))
}

/** On the page of the method's gateway; the wallet first, if it was chosen. */
const payOnPage = (api: ApiClient, order: PaymentPage['order'], form: FormData, method: GatewayMethod) =>
  pay(api, order, form, { method, use_wallet: form.get('use_wallet') === 'true' })

const pay = (api: ApiClient, { id }: PaymentPage['order'], form: FormData, method: object) =>
  api.submit(payOrder, {
    params: { id },
    entered: { ...method, ...couponOf(form), version: parseWholeNumber(form.get('version')) },
    idempotencyKey: String(form.get('idempotency_key')),
  })

function couponOf(form: FormData): { coupon_code?: string } {
  const coupon_code = optionalText(form.get('coupon_code'))
  return coupon_code ? { coupon_code } : {}
}
