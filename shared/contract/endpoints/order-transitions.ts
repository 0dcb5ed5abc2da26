import type * as z from 'zod'
import { isAdminAction } from '../../access/table.ts'
import { asArray, transitionOf } from '../../lifecycle/lifecycle.ts'
import { orderLifecycle, type PublicOrderTransition } from '../../lifecycle/orders/order-lifecycle.ts'
import type { Label } from '../../units.ts'
import { acceptTimeForm, proposeTimeForm } from '../appointments.ts'
import { approvalDecision } from '../approvals.ts'
import { idParams } from '../common.ts'
import { claimForm } from '../deposit-claims.ts'
import { endpoint } from '../endpoint.ts'
import { counterAnswerForm, counterOfferForm, offerForm } from '../offers.ts'
import { orderForm } from '../order-form.ts'
import { deliveryForm, goodsRefundForm, returnForm, shipmentForm } from '../order-goods.ts'
import { acceptInvoiceForm, invoiceForm, transitionedOrder } from '../orders.ts'
import { extensionForm, handOverForm, inspectionForm, rentalDatesForm, swapCarForm, takeBackForm } from '../rentals.ts'
import { orderTransferForm } from '../transfers.ts'
import { transitionBody } from '../transition-body.ts'

/** What the lifecycle knows of a transition: who may request it, and what it is called. */
function common(name: PublicOrderTransition) {
  const { access, label } = transitionOf(orderLifecycle, name)
  // Administrators make it through their own route.
  const [action, ...or] = asArray(access ?? []).filter((row) => !isAdminAction(row))
  if (!action) throw new Error(`order transitions: ${name} has no row of the access table`)
  return { action, or, summary: `Order: ${label.en}`, params: idParams, response: transitionedOrder }
}

// No `endpoint()` around it: the params of a path are checked once its name is known, and all have the same.
const transition = <N extends PublicOrderTransition, B extends z.ZodObject>(name: N, body: B, msg: Label) =>
  ({ ...common(name), method: 'POST', path: `/api/orders/:id/transitions/${name}`, body, msg }) as const

const { version, offer_id } = transitionBody.shape
const offerFields = { version, offer_id: offer_id.unwrap() }
const decisionForm = transitionBody.extend(approvalDecision.shape)
const approvalRequested: Label = { en: 'Your request was sent to the owner of the account', ar: 'أُرسل طلبك إلى صاحب الحساب' }
const transferSent: Label = { en: 'Your transfer was sent for review', ar: 'أُرسلت حوالتك للمراجعة' }

export const makeOffer = transition('make_offer', offerForm.extend({ version }), { en: 'Your offer was sent', ar: 'أُرسل عرضك' })
export const editOffer = transition('edit_offer', offerForm.extend(offerFields), { en: 'Your offer was changed', ar: 'عُدّل عرضك' })
export const withdrawOffer = transition('withdraw_offer', transitionBody, { en: 'Your offer was withdrawn', ar: 'سُحب عرضك' })
export const acceptOffer = transition('accept_offer', transitionBody, { en: 'Offer accepted', ar: 'قُبل العرض' })
export const rejectOffer = transition('reject_offer', transitionBody, { en: 'Offer rejected', ar: 'رُفض العرض' })
export const counterOffer = transition('counter_offer', counterOfferForm.extend(offerFields), {
  en: 'Your proposal was sent',
  ar: 'أُرسل مقترحك',
})
export const acceptCounter = transition('accept_counter', counterAnswerForm.extend(offerFields), {
  en: 'The proposed terms are now your offer',
  ar: 'أصبحت الشروط المقترحة عرضك',
})
export const rejectCounter = transition(
  'reject_counter',
  counterAnswerForm.extend({ ...offerFields, reason: transitionBody.shape.reason }),
  { en: 'The proposal was rejected', ar: 'رُفض المقترح' },
)
export const acceptOrder = transition('accept_order', transitionBody, { en: 'Order accepted', ar: 'قُبل الطلب' })
export const rejectOrder = transition('reject_order', transitionBody, { en: 'Order declined', ar: 'اعتذرت عن الطلب' })
export const issueInvoice = transition('issue_invoice', invoiceForm.extend({ version }), { en: 'Invoice issued', ar: 'صدرت الفاتورة' })
export const acceptInvoice = transition('accept_invoice', acceptInvoiceForm.extend({ version }), {
  en: 'Invoice accepted',
  ar: 'قُبلت الفاتورة',
})
export const askOfferApproval = transition('ask_offer_approval', transitionBody, approvalRequested)
export const askInvoiceApproval = transition('ask_invoice_approval', transitionBody, approvalRequested)
export const giveApproval = transition('give_approval', decisionForm, { en: 'You have approved the amount', ar: 'تمت موافقتك' })
export const declineApproval = transition('decline_approval', decisionForm, { en: 'You have declined', ar: 'رُفض طلب الموافقة' })
export const withdrawApproval = transition('withdraw_approval', decisionForm, { en: 'The approval is withdrawn', ar: 'سُحبت الموافقة' })
export const rejectInvoice = transition('reject_invoice', transitionBody, { en: 'Invoice rejected', ar: 'رُفضت الفاتورة' })
export const sendTransfer = transition('send_transfer', orderTransferForm.extend({ version }), transferSent)
export const sendRestTransfer = transition('send_rest_transfer', orderTransferForm.extend({ version }), transferSent)
export const prepareGoods = transition('prepare', transitionBody, { en: 'Marked as prepared', ar: 'جُهّز الطلب' })
export const sendGoodsOut = transition('send_out', shipmentForm, { en: 'The shipment is recorded', ar: 'سُجّل الإرسال' })
export const refundGoods = transition('refund_line', goodsRefundForm, { en: 'The goods are refunded', ar: 'رُدّ ثمن المنتجات' })
export const withdrawOrder = transition('request_withdrawal', transitionBody, {
  en: 'You have withdrawn from the order',
  ar: 'تراجعت عن الطلب',
})
export const returnGoods = transition('request_return', returnForm, {
  en: 'The seller was told of your return',
  ar: 'أُبلغ البائع بطلب الإرجاع',
})
export const acceptWithdrawal = transition('accept_withdrawal', transitionBody, {
  en: 'The order is cancelled and refunded',
  ar: 'أُلغي الطلب ورُدّ مبلغه',
})
export const rejectWithdrawal = transition('reject_withdrawal', transitionBody, {
  en: 'The withdrawal is rejected',
  ar: 'رُفض التراجع',
})
export const deliverOrder = transition('deliver', deliveryForm, { en: 'Marked as delivered', ar: 'سُلّم الطلب' })
export const confirmReceipt = transition('confirm_receipt', transitionBody, {
  en: 'Thank you. The order is complete',
  ar: 'شكرًا لك. اكتمل الطلب',
})
export const requestChanges = transition('request_changes', transitionBody, { en: 'Changes requested', ar: 'طُلب التعديل' })
export const editOrder = endpoint({
  ...common('edit'),
  method: 'PATCH',
  path: '/api/orders/:id',
  body: orderForm,
  msg: { en: 'Order edited', ar: 'عُدّل الطلب' },
})
export const editRentalDates = transition('edit_dates', rentalDatesForm, { en: 'The dates are changed', ar: 'تغيّرت المواعيد' })
export const acceptRental = transition('accept_rental', transitionBody, { en: 'Booking accepted', ar: 'قُبل الحجز' })
export const startInspection = transition('start_inspection', transitionBody, { en: 'Inspection started', ar: 'بدأ الفحص' })
export const finishInspection = transition('finish_inspection', inspectionForm, { en: 'Inspection finished', ar: 'انتهى الفحص' })
export const handOverCar = transition('hand_over', handOverForm, { en: 'The car is handed over', ar: 'سُلّمت السيارة' })
export const confirmHandover = transition('confirm_handover', transitionBody, { en: 'Thank you, confirmed', ar: 'شكرًا، أُكّدت الحالة' })
export const takeCarBack = transition('take_back', takeBackForm, { en: 'The car is back', ar: 'استُلمت السيارة' })
export const cancelBooking = transition('cancel_booking', transitionBody, { en: 'The booking is cancelled', ar: 'أُلغي الحجز' })
export const swapCar = transition('swap_car', swapCarForm, { en: 'The client gets another car', ar: 'بُدّلت السيارة' })
export const cancelAtRisk = transition('cancel_at_risk', transitionBody, {
  en: 'The booking is cancelled and refunded',
  ar: 'أُلغي الحجز ورُدّ مبلغه',
})
export const claimDeposit = transition('claim_deposit', claimForm, { en: 'The client was told of your claim', ar: 'أُبلغ العميل بمطالبتك' })
export const requestExtension = transition('request_extension', extensionForm, {
  en: 'The provider was asked for the extension',
  ar: 'أُرسل طلب التمديد إلى المزوّد',
})
export const acceptExtension = transition('accept_extension', transitionBody, { en: 'Extension accepted', ar: 'قُبل التمديد' })
export const rejectExtension = transition('reject_extension', transitionBody, { en: 'Extension rejected', ar: 'رُفض التمديد' })
export const recordNoShow = transition('no_show', transitionBody, { en: 'The booking has ended', ar: 'انتهى الحجز' })
export const proposeTime = transition('propose_time', proposeTimeForm, { en: 'The time was proposed', ar: 'أُرسل الموعد المقترح' })
export const acceptTime = transition('accept_time', acceptTimeForm, { en: 'The time is agreed', ar: 'اتُّفق على الموعد' })
export const rejectTime = transition('reject_time', transitionBody, { en: 'The time was rejected', ar: 'رُفض الموعد' })
export const withdrawTime = transition('withdraw_time', transitionBody, { en: 'The proposed time was withdrawn', ar: 'سُحب الموعد المقترح' })
export const startTrip = transition('start_trip', transitionBody, {
  en: 'The client knows that you are on the way',
  ar: 'أُبلغ العميل أنك في الطريق',
})
export const confirmArrival = transition('arrive', transitionBody, {
  en: 'The client knows that you have arrived',
  ar: 'أُبلغ العميل بوصولك',
})
export const startWork = transition('start_work', transitionBody, { en: 'The work has started', ar: 'بدأ العمل' })
export const cancelOrder = transition('cancel', transitionBody, { en: 'Order cancelled', ar: 'أُلغي الطلب' })
