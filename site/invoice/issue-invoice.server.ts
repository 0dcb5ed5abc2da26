import { issueInvoice as issueInvoiceEndpoint } from '@wasl/shared/contract/endpoints/order-transitions.ts'
import { optionalText, parseRiyals, parseWholeNumber } from '../forms/form-values.ts'
import type { ApiClient, ApiResult } from '../server/api.server.ts'

/** Issues the invoice of the submitted form. */
export function issueInvoice(api: ApiClient, orderId: string, form: FormData): Promise<ApiResult<unknown>> {
  const rows = Number(form.get('rows')) || 1
  const lines = Array.from({ length: rows }, (_, index) => ({
    title_ar: String(form.get(`lines.${index}.title_ar`) ?? ''),
    title_en: String(form.get(`lines.${index}.title_en`) ?? ''),
    quantity: parseWholeNumber(form.get(`lines.${index}.quantity`)),
    unit_price: parseRiyals(form.get(`lines.${index}.unit_price`)),
  }))
  return api.submit(issueInvoiceEndpoint, {
    params: { id: orderId },
    entered: {
      lines,
      discount: parseRiyals(form.get('discount')) ?? 0,
      deposit_percent: parseWholeNumber(form.get('deposit_percent')) ?? 100,
      price_reason: optionalText(form.get('price_reason')),
      note: optionalText(form.get('note')),
    },
  })
}
