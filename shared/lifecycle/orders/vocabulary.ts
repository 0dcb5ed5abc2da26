import type { StatusTone } from '../../registry/fields.ts'
import type { Label } from '../../units.ts'
import type { Transition } from '../lifecycle.ts'
import type { effects } from './effects.ts'

/** The kinds of orders. */
export const kinds = {
  service: { en: 'Service', ar: 'خدمة' },
  consultation: { en: 'Consultation', ar: 'استشارة' },
  private: { en: 'Private order', ar: 'طلب خاص' },
  car: { en: 'Car rental', ar: 'تأجير سيارة' },
  store: { en: 'Store order', ar: 'طلب متجر' },
} as const satisfies Readonly<Record<string, Label>>

/** The kinds that the form of a request sends: all but rentals of cars and what the cart is checked out to. */
export const formKinds = ['service', 'consultation', 'private'] as const satisfies readonly (keyof typeof kinds)[]

/** How far the goods of a paid order of the store are. */
export const goodsFulfilments = {
  preparing: { en: 'Being prepared', ar: 'قيد التجهيز' },
  prepared: { en: 'Prepared', ar: 'جاهز' },
  out_for_delivery: { en: 'On the way', ar: 'في الطريق' },
} as const satisfies Readonly<Record<string, Label>>
export type GoodsFulfilment = keyof typeof goodsFulfilments

/** How far a paid rental is. */
export const rentalFulfilments = {
  booked: { en: 'Booked', ar: 'محجوزة' },
  under_inspection: { en: 'Under inspection', ar: 'قيد الفحص' },
  inspected: { en: 'Inspected', ar: 'فُحصت' },
  received: { en: 'With the client', ar: 'مع العميل' },
  delivered: { en: 'Returned', ar: 'أُعيدت' },
} as const satisfies Readonly<Record<string, Label>>
export type RentalFulfilment = keyof typeof rentalFulfilments

/** Whether a name is of the goods of the store. */
export const isOfGoods = (name: Fulfilment | null): name is GoodsFulfilment => name !== null && Object.hasOwn(goodsFulfilments, name)
export const isOfRental = (name: Fulfilment | null): name is RentalFulfilment => name !== null && Object.hasOwn(rentalFulfilments, name)

export const fulfilments = { ...goodsFulfilments, ...rentalFulfilments } as const
export type Fulfilment = keyof typeof fulfilments

/** How far the visit at the client's place is. */
export const visitSteps = {
  on_the_way: { en: 'On the way', ar: 'في الطريق' },
  arrived: { en: 'Arrived', ar: 'وصل' },
  started: { en: 'Work started', ar: 'بدأ العمل' },
} as const satisfies Readonly<Record<string, Label>>
export type VisitStep = keyof typeof visitSteps

/** What somebody has to do about a paid order of the store, the most urgent first. The database computes it from the order. */
export const storeSteps = {
  disputed: { en: 'Disputed', ar: 'في نزاع' },
  withdrawal: { en: 'Withdrawal requested', ar: 'طُلب التراجع' },
  return_open: { en: 'Return open', ar: 'إرجاع مفتوح' },
  to_prepare: { en: 'To prepare', ar: 'بانتظار التجهيز' },
  to_send: { en: 'To send or hand over', ar: 'بانتظار الإرسال أو التسليم' },
  on_the_way: { en: 'On the way', ar: 'في الطريق' },
} as const satisfies Readonly<Record<string, Label>>
export type StoreStep = keyof typeof storeSteps

/** What the provider of an order is called where it provides no service. */
export const providersOfKind: Readonly<Record<string, Label>> = { store: { en: 'Seller', ar: 'البائع' } }
export const providerLabelOf = (kind = ''): Label => providersOfKind[kind] ?? { en: 'Provider', ar: 'مزوّد الخدمة' }

/** What the amount of an order without discount and VAT is for. */
const amountsOfKind: Readonly<Record<string, Label>> = { store: { en: 'Goods and delivery', ar: 'المنتجات والتوصيل' } }
export const amountLabelOf = (kind = ''): Label => amountsOfKind[kind] ?? { en: 'Service amount', ar: 'قيمة الخدمة' }

/** The turn of the provider of goods, who is called their seller. */
export const turnOfSeller: Label = { en: 'The seller’s turn', ar: 'دور البائع' }

/** What the back office reads about goods before anything is returned, disputed or withdrawn. */
export const storeStepSentences = {
  to_prepare: { en: 'The seller prepares the goods; the money is held', ar: 'يجهّز البائع المنتجات، والمبلغ محجوز' },
  to_send: { en: 'The seller sends the goods out or hands them over', ar: 'يرسل البائع المنتجات أو يسلّمها للعميل' },
  on_the_way: { en: 'The seller hands the goods over for the client’s delivery code', ar: 'يسلّم البائع المنتجات مقابل رمز التسليم' },
} as const satisfies Readonly<Partial<Record<StoreStep, Label>>>

/** The statuses of an order with their labels. */
export const statuses = {
  draft: { en: 'Draft', ar: 'مسودة' },
  submitted: { en: 'Waiting for offers', ar: 'بانتظار العروض' },
  offered: { en: 'Offers received', ar: 'وصلت عروض' },
  awaiting_provider: { en: 'Waiting for the provider', ar: 'بانتظار مزوّد الخدمة' },
  awaiting_invoice: { en: 'Waiting for the invoice', ar: 'بانتظار الفاتورة' },
  invoiced: { en: 'Invoice issued', ar: 'صدرت الفاتورة' },
  pending_payment: { en: 'Pending payment', ar: 'بانتظار الدفع' },
  payment_review: { en: 'Transfer under review', ar: 'الحوالة قيد المراجعة' },
  in_progress: { en: 'In progress', ar: 'قيد التنفيذ' },
  delivered: { en: 'Delivered', ar: 'تم التسليم' },
  disputed: { en: 'In dispute', ar: 'قيد النزاع' },
  completed: { en: 'Completed', ar: 'مكتمل' },
  cancelled: { en: 'Cancelled', ar: 'ملغى' },
  rejected: { en: 'Declined by the provider', ar: 'اعتذر مزوّد الخدمة' },
  expired: { en: 'Expired', ar: 'انتهت مهلته' },
} as const satisfies Readonly<Record<string, Label>>

/** Statuses that read otherwise for a kind, on the pages of its orders. */
const statusesOfKind: Readonly<Record<string, Readonly<Record<string, Label>>>> = {
  car: { delivered: { en: 'Car returned', ar: 'أُعيدت السيارة' } },
}
export const statusLabelOf = (status: keyof typeof statuses, kind = ''): Label => statusesOfKind[kind]?.[status] ?? statuses[status]

/** The color of each status. */
export const tones = {
  draft: 'plain',
  submitted: 'plain',
  offered: 'plain',
  awaiting_provider: 'warn',
  awaiting_invoice: 'warn',
  invoiced: 'warn',
  pending_payment: 'warn',
  payment_review: 'warn',
  in_progress: 'good',
  delivered: 'good',
  disputed: 'bad',
  completed: 'good',
  cancelled: 'bad',
  rejected: 'bad',
  expired: 'plain',
} as const satisfies Readonly<Record<keyof typeof statuses, StatusTone>>

/** The guards of transitions, each with its refusal. */
export const guards = {
  profile_complete: { en: 'Complete your profile first', ar: 'أكمل بيانات حسابك أولًا' },
  company_complete: {
    en: 'The profile of your company is not complete. The owner of its account completes it',
    ar: 'بيانات منشأتك غير مكتملة. يكملها صاحب حسابها',
  },
  provider_available: { en: 'No service provider in the city added to the order', ar: 'لا يوجد مزوّد خدمة في المدينة المضافة للطلب' },
  items_complete: { en: 'Complete all services and answer all questions', ar: 'أكمل جميع الخدمات وأجب عن جميع الأسئلة' },
  chooses_provider: { en: 'Choose a provider', ar: 'اختر مزوّد الخدمة' },
  has_package: { en: 'This order is of no package', ar: 'ليس هذا طلب باقة' },
  no_package: {
    en: 'A booked package is not edited. Cancel the order and book again',
    ar: 'لا يُعدّل طلب الباقة. ألغِه واحجزها من جديد',
  },
  provider_approved: { en: 'Your account is not approved yet', ar: 'لم يُعتمد حسابك بعد' },
  numbers_valid: {
    en: 'The register does not confirm your VAT or registration number. Correct it in your documents',
    ar: 'لم يؤكد السجل رقمك الضريبي أو سجلك التجاري. صحّحه في مستنداتك',
  },
  provider_serves: { en: 'You do not serve this category in this city', ar: 'لا تقدّم هذا التصنيف في هذه المدينة' },
  chosen_provider: { en: 'This order is with another provider', ar: 'هذا الطلب لدى مزوّد آخر' },
  handles_kind: { en: 'You lack the permission for this kind of order', ar: 'ليست لديك صلاحية هذا النوع من الطلبات' },
  no_own_live_offer: { en: 'You already have an offer on this order', ar: 'لديك عرض قائم على هذا الطلب' },
  offer_pending: { en: 'This offer is no longer open', ar: 'لم يعد هذا العرض قائمًا' },
  bidder_approved: { en: 'This provider no longer accepts orders', ar: 'لم يعد هذا المزوّد يستقبل الطلبات' },
  offer_in_time: { en: 'The offer has expired', ar: 'انتهت صلاحية العرض' },
  offer_has_expired: { en: 'The offer is still open', ar: 'ما زال العرض قائمًا' },
  offer_within_limit: {
    en: 'The offer is above your limit. It needs the approval of the owner of the company’s account',
    ar: 'العرض أعلى من حدّك، ويحتاج موافقة صاحب حساب المنشأة',
  },
  invoice_within_limit: {
    en: 'The invoice is above your limit. It needs the approval of the owner of the company’s account',
    ar: 'الفاتورة أعلى من حدّك، وتحتاج موافقة صاحب حساب المنشأة',
  },
  offer_above_limit: { en: 'You can accept this offer yourself', ar: 'يمكنك قبول هذا العرض بنفسك' },
  offer_not_requested: { en: 'Approval of this offer has been requested', ar: 'سبق طلب الموافقة على هذا العرض' },
  invoice_above_limit: { en: 'You can accept this invoice yourself', ar: 'يمكنك قبول هذه الفاتورة بنفسك' },
  invoice_not_requested: { en: 'Approval of this invoice has been requested', ar: 'سبق طلب الموافقة على هذه الفاتورة' },
  approval_open: { en: 'No approval is requested any more', ar: 'لم يعد هناك طلب موافقة' },
  approval_given: { en: 'There is no approval to withdraw', ar: 'لا موافقة لسحبها' },
  no_open_counter: { en: 'Your proposal is waiting for an answer', ar: 'مقترحك بانتظار الرد' },
  counter_rounds_left: { en: 'You have used all proposals for this offer', ar: 'استنفدت مرات الاقتراح على هذا العرض' },
  counter_open: { en: 'This proposal is no longer open', ar: 'لم يعد هذا المقترح قائمًا' },
  other_live_offers: { en: 'There is no other offer', ar: 'لا يوجد عرض آخر' },
  transfer_matches: { en: 'The amount is less than the amount due', ar: 'المبلغ أقل من المستحق' },
  nothing_due: { en: 'An amount is due', ar: 'هناك مبلغ مستحق' },
  due_captured: { en: 'The amount due has not been paid', ar: 'لم يُدفع المبلغ المستحق بعد' },
  no_payment_open: { en: 'A payment is being processed', ar: 'هناك عملية دفع قيد المعالجة' },
  no_transfer_open: { en: 'A transfer is being checked', ar: 'هناك حوالة قيد المراجعة' },
  before_payment: { en: 'You cannot cancel the order after payment', ar: 'لا يمكن إلغاء الطلب بعد الدفع' },
  deadline_passed: { en: 'The deadline has not passed yet', ar: 'لم يحن وقته بعد' },
  nothing_remains: { en: 'Pay the remaining amount first', ar: 'ادفع المبلغ المتبقي أولًا' },
  something_remains: { en: 'Nothing remains to be paid', ar: 'لم يبقَ مبلغ للدفع' },
  no_blocking_complaint: { en: 'The order is in dispute', ar: 'الطلب قيد النزاع' },
  no_open_complaint: { en: 'A complaint about the order waits for its reply', ar: 'على الطلب شكوى لم يُرد عليها بعد' },
  rounds_left: { en: 'You have used all change requests', ar: 'استنفدت مرات طلب التعديل' },
  refund_adds_up: { en: 'The refund must add up to what was paid', ar: 'يجب أن يساوي الاسترداد ما دُفع' },
  no_pending_refund: {
    en: 'A refund of this order is already awaiting approval',
    ar: 'يوجد طلب استرداد لهذا الطلب بانتظار الموافقة',
  },
  is_preparing: { en: 'The goods are prepared already', ar: 'سبق تجهيز الطلب' },
  is_prepared: { en: 'Only prepared goods are sent out', ar: 'جهّز الطلب قبل إرساله' },
  something_to_send: { en: 'Everything has been sent out', ar: 'أُرسل كل ما في الطلب' },
  all_refunded: { en: 'Some goods are not refunded', ar: 'في الطلب منتجات لم يُرد ثمنها' },
  not_sent_out: {
    en: 'The goods are on their way. You can return them once you have them',
    ar: 'خرج الطلب للتوصيل. يمكنك إرجاعه بعد استلامه',
  },
  goods_returnable: { en: 'Some of these goods cannot be returned', ar: 'في الطلب منتجات لا تُرجع' },
  goods_to_return: { en: 'There is nothing to return', ar: 'لا توجد منتجات تُرجع' },
  within_return_time: { en: 'The time to return these goods is over', ar: 'انتهت مدة إرجاع هذه المنتجات' },
  no_open_return: { en: 'A return of this order is open', ar: 'على الطلب إرجاع لم ينته بعد' },
  no_open_withdrawal: { en: 'The client has withdrawn from the order', ar: 'تراجع العميل عن الطلب' },
  withdrawal_open: { en: 'The client has not withdrawn from the order', ar: 'لم يتراجع العميل عن الطلب' },
  withdrawal_not_rejected: {
    en: 'The seller rejected the withdrawal. You can return the goods once you have them, or send a complaint',
    ar: 'رفض البائع التراجع. يمكنك إرجاع المنتجات بعد استلامها، أو تقديم شكوى',
  },
  withdrawal_due: { en: 'The seller still has time to answer', ar: 'ما زال لدى البائع وقت للرد' },
  all_sent_out: { en: 'Send out the rest of the goods or refund it first', ar: 'أرسل باقي المنتجات أو ردّ ثمنها أولًا' },
  is_delivered_by_seller: { en: 'The client picks these goods up', ar: 'يستلم العميل هذا الطلب بنفسه' },
  ready_to_deliver: { en: 'Prepare the goods and send them out first', ar: 'جهّز الطلب وأرسله أولًا' },
  is_under_way: { en: 'The order is not in progress', ar: 'الطلب ليس قيد التنفيذ' },
  not_handed_over: { en: 'The car is handed over already', ar: 'سبق تسليم السيارة' },
  pickup_ahead: { en: 'The pick-up time has passed', ar: 'فات موعد الاستلام' },
  pickup_is_near: { en: 'This is possible from a day before the pick-up', ar: 'يمكن ذلك قبل موعد الاستلام بيوم على الأكثر' },
  is_booked: { en: 'The inspection has started already', ar: 'سبق بدء الفحص' },
  is_under_inspection: { en: 'Start the inspection first', ar: 'ابدأ الفحص أولًا' },
  is_inspected: { en: 'Inspect the car first', ar: 'افحص السيارة أولًا' },
  previous_returned: { en: 'The car has not come back from its previous rental', ar: 'لم تعد السيارة من تأجيرها السابق' },
  is_with_client: { en: 'The client does not have the car', ar: 'السيارة ليست مع العميل' },
  no_show_passed: { en: 'The client still has time to come', ar: 'ما زال لدى العميل وقت للحضور' },
  cancels_for_free: { en: 'It is too late to cancel for free', ar: 'فات وقت الإلغاء المجاني' },
  is_at_risk: { en: 'The car is expected in time', ar: 'السيارة متوقعة في موعدها' },
  not_at_risk: { en: 'The car was late for this booking', ar: 'تأخرت السيارة عن هذا الحجز' },
  within_claim_time: { en: 'The time to claim is over', ar: 'انتهت مهلة المطالبة' },
  deposit_is_left: { en: 'Nothing of the security deposit is left to claim', ar: 'لم يبقَ من التأمين مبلغ للمطالبة به' },
  return_ahead: { en: 'The return time has passed', ar: 'فات موعد إعادة السيارة' },
  no_extension_open: { en: 'An extension is open already', ar: 'يوجد تمديد لم يكتمل بعد' },
  extension_requested: { en: 'No extension waits for an answer', ar: 'لا يوجد تمديد بانتظار الرد' },
  extension_accepted: { en: 'No accepted extension waits for its payment', ar: 'لا يوجد تمديد مقبول بانتظار الدفع' },
  extension_is_free: { en: 'The extension has a price', ar: 'للتمديد سعر' },
  extension_passed: { en: 'The extension still has time', ar: 'لم تنتهِ مهلة التمديد بعد' },
  handover_unconfirmed: { en: 'You have confirmed it', ar: 'سبق أن أكّدت ذلك' },
  sold_by_platform: { en: 'The provider of the order does this', ar: 'هذا الإجراء لمزوّد الطلب' },
  time_from_provider: { en: 'The provider has proposed no time', ar: 'لم يقترح مزوّد الخدمة موعدًا' },
  time_from_client: { en: 'The client has proposed no time', ar: 'لم يقترح العميل موعدًا' },
  proposed_time_ahead: { en: 'The proposed time has passed. Propose another', ar: 'فات الموعد المقترح. اقترح غيره' },
  is_on_site: { en: 'There is no visit for this order', ar: 'لا زيارة في هذا الطلب' },
  not_on_the_way: { en: 'The visit has begun', ar: 'سبق بدء الزيارة' },
  is_on_the_way: { en: 'Say first that you are on the way', ar: 'أبلغ أولًا أنك في الطريق' },
  has_arrived: { en: 'Say first that you have arrived', ar: 'أبلغ أولًا بوصولك' },
  split_adds_up: { en: 'The parts must add up to the held amount', ar: 'يجب أن يساوي مجموع الأجزاء المبلغ المحجوز' },
} as const satisfies Readonly<Record<string, Label>>

/** Who makes transitions. */
export const actors = ['client', 'provider', 'admin', 'system', 'scheduler'] as const

/** A part of the table of transitions, with names from above only. */
export type Transitions = Readonly<
  Record<
    string,
    Transition<keyof typeof statuses, keyof typeof kinds, (typeof actors)[number], keyof typeof guards, (typeof effects)[number]>
  >
>
