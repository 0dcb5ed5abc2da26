import { invoiceForm, offerForm, transitionBody } from '@wasl/shared/contract/orders.ts'
import type { OrderTransition } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { Label } from '@wasl/shared/units.ts'
import type * as z from 'zod'

type Served = { body: z.ZodObject; msg: Label /** The body holds terms of its own beside the common words. */; terms?: true }

/** The transitions that people make through the API, with what their body holds and what is said when they are done. */
export const served: Readonly<Partial<Record<OrderTransition, Served>>> = {
  make_offer: { body: offerForm.extend({ version: transitionBody.shape.version }), terms: true, msg: ['Your offer was sent', 'أُرسل عرضك'] },
  edit_offer: {
    body: offerForm.extend({ version: transitionBody.shape.version, offer_id: transitionBody.shape.offer_id.unwrap() }),
    terms: true,
    msg: ['Your offer was changed', 'عُدّل عرضك'],
  },
  withdraw_offer: { body: transitionBody, msg: ['Your offer was withdrawn', 'سُحب عرضك'] },
  accept_offer: { body: transitionBody, msg: ['Offer accepted', 'قُبل العرض'] },
  reject_offer: { body: transitionBody, msg: ['Offer rejected', 'رُفض العرض'] },
  take_order: { body: transitionBody, msg: ['Order taken', 'قُبل الطلب'] },
  refuse_order: { body: transitionBody, msg: ['Order refused', 'اعتُذر عن الطلب'] },
  issue_invoice: {
    body: invoiceForm.extend({ version: transitionBody.shape.version }),
    terms: true,
    msg: ['Invoice issued', 'صدرت الفاتورة'],
  },
  accept_invoice: { body: transitionBody, msg: ['Invoice accepted', 'قُبلت الفاتورة'] },
  reject_invoice: { body: transitionBody, msg: ['Invoice rejected', 'رُفضت الفاتورة'] },
  deliver: { body: transitionBody, msg: ['Marked as delivered', 'سُلّم العمل'] },
  confirm_receipt: { body: transitionBody, msg: ['Thank you. The order is complete', 'شكرًا لك. اكتمل الطلب'] },
  request_changes: { body: transitionBody, msg: ['Changes requested', 'طُلب التعديل'] },
  cancel: { body: transitionBody, msg: ['Order cancelled', 'أُلغي الطلب'] },
}
