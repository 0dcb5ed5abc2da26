import { halalasIn, textIn, wholeIn } from '../orders/form-numbers.ts'
import { actOnOrder } from '../orders/order-actions.server.ts'
import { type Api, attempt, type Sent } from '../server/api.server.ts'

/** Does what a form of the invoice page asks: issue, or what the order's own page can do as well. */
export const actOnInvoice = (api: Api, orderId: string, form: FormData) =>
  form.get('intent') === 'issue' ? attempt(issue(api, orderId, form)) : actOnOrder(api, orderId, form)

function issue(api: Api, orderId: string, form: FormData): Promise<Sent<unknown>> {
  const rows = Number(form.get('rows')) || 1
  const lines = Array.from({ length: rows }, (_, at) => ({
    title_ar: String(form.get(`lines.${at}.title_ar`) ?? ''),
    title_en: String(form.get(`lines.${at}.title_en`) ?? ''),
    quantity: wholeIn(form.get(`lines.${at}.quantity`)),
    unit_price: halalasIn(form.get(`lines.${at}.unit_price`)),
  }))
  return api.post(`/orders/${orderId}/transitions/issue_invoice`, {
    lines,
    discount: halalasIn(form.get('discount')) ?? 0,
    deposit_percent: wholeIn(form.get('deposit_percent')) ?? 100,
    note: textIn(form.get('note')),
  })
}
