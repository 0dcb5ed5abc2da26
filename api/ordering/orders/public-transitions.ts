import { counterAnswerForm, counterOfferForm, offerForm } from '@wasl/shared/contract/offers.ts'
import { acceptInvoiceForm, invoiceForm, orderForm, transitionBody } from '@wasl/shared/contract/orders.ts'
import { orderTransferForm } from '@wasl/shared/contract/transfers.ts'
import type { PublicOrderTransition } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { Label } from '@wasl/shared/units.ts'
import type * as z from 'zod'

type PublicTransition = {
  body: z.ZodObject
  msg: Label
  /** The body holds the transition's own terms besides the common fields. */
  terms?: true
  /** Its own method and path under `/api/orders/:id`. Default: `POST …/transitions/<name>`. */
  route?: { method: 'POST' | 'PATCH'; path: string }
}

const offerFields = { version: transitionBody.shape.version, offer_id: transitionBody.shape.offer_id.unwrap() }
const transferSent: Label = { en: 'Your transfer was sent for review', ar: 'أُرسلت حوالتك للمراجعة' }

/** The transitions that clients and providers make through the API, each with its body schema and success message. */
export const publicTransitions: Readonly<Record<PublicOrderTransition, PublicTransition>> = {
  make_offer: {
    body: offerForm.extend({ version: transitionBody.shape.version }),
    terms: true,
    msg: { en: 'Your offer was sent', ar: 'أُرسل عرضك' },
  },
  edit_offer: {
    body: offerForm.extend(offerFields),
    terms: true,
    msg: { en: 'Your offer was changed', ar: 'عُدّل عرضك' },
  },
  withdraw_offer: { body: transitionBody, msg: { en: 'Your offer was withdrawn', ar: 'سُحب عرضك' } },
  accept_offer: { body: transitionBody, msg: { en: 'Offer accepted', ar: 'قُبل العرض' } },
  reject_offer: { body: transitionBody, msg: { en: 'Offer rejected', ar: 'رُفض العرض' } },
  counter_offer: {
    body: counterOfferForm.extend(offerFields),
    terms: true,
    msg: { en: 'Your proposal was sent', ar: 'أُرسل مقترحك' },
  },
  accept_counter: {
    body: counterAnswerForm.extend(offerFields),
    terms: true,
    msg: { en: 'The proposed terms are now your offer', ar: 'أصبحت الشروط المقترحة عرضك' },
  },
  reject_counter: {
    body: counterAnswerForm.extend({ ...offerFields, reason: transitionBody.shape.reason }),
    terms: true,
    msg: { en: 'The proposal was rejected', ar: 'رُفض المقترح' },
  },
  accept_order: { body: transitionBody, msg: { en: 'Order accepted', ar: 'قُبل الطلب' } },
  reject_order: { body: transitionBody, msg: { en: 'Order rejected', ar: 'اعتُذر عن الطلب' } },
  issue_invoice: {
    body: invoiceForm.extend({ version: transitionBody.shape.version }),
    terms: true,
    msg: { en: 'Invoice issued', ar: 'صدرت الفاتورة' },
  },
  accept_invoice: {
    body: acceptInvoiceForm.extend({ version: transitionBody.shape.version }),
    terms: true,
    msg: { en: 'Invoice accepted', ar: 'قُبلت الفاتورة' },
  },
  reject_invoice: { body: transitionBody, msg: { en: 'Invoice rejected', ar: 'رُفضت الفاتورة' } },
  send_transfer: {
    body: orderTransferForm.extend({ version: transitionBody.shape.version }),
    terms: true,
    msg: transferSent,
  },
  send_rest_transfer: {
    body: orderTransferForm.extend({ version: transitionBody.shape.version }),
    terms: true,
    msg: transferSent,
  },
  deliver: { body: transitionBody, msg: { en: 'Marked as delivered', ar: 'سُلّم العمل' } },
  confirm_receipt: { body: transitionBody, msg: { en: 'Thank you. The order is complete', ar: 'شكرًا لك. اكتمل الطلب' } },
  request_changes: { body: transitionBody, msg: { en: 'Changes requested', ar: 'طُلب التعديل' } },
  edit: { body: orderForm, route: { method: 'PATCH', path: '' }, msg: { en: 'Order edited', ar: 'عُدّل الطلب' } },
  cancel: { body: transitionBody, msg: { en: 'Order cancelled', ar: 'أُلغي الطلب' } },
}
