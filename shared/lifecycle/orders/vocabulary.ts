import type { StatusTone } from '../../registry/fields.ts'
import type { Label } from '../../units.ts'
import type { Transition } from '../lifecycle.ts'

/** What people order. */
export const kinds = {
  service: ['Service', 'خدمة'],
  consultation: ['Consultation', 'استشارة'],
  private: ['Private order', 'طلب خاص'],
  car: ['Car rental', 'تأجير سيارة'],
  store: ['Store order', 'طلب متجر'],
} as const satisfies Readonly<Record<string, Label>>

/** Where an order may stand, in the words that people see. */
export const statuses = {
  draft: ['Draft', 'مسودة'],
  submitted: ['Waiting for offers', 'بانتظار العروض'],
  offered: ['Offers received', 'وصلت عروض'],
  awaiting_provider: ['Waiting for the provider', 'بانتظار مزوّد الخدمة'],
  awaiting_invoice: ['Waiting for the invoice', 'بانتظار الفاتورة'],
  invoiced: ['Invoice issued', 'صدرت الفاتورة'],
  pending_payment: ['Pending payment', 'بانتظار الدفع'],
  payment_review: ['Transfer under review', 'الحوالة قيد المراجعة'],
  in_progress: ['In progress', 'قيد التنفيذ'],
  delivered: ['Delivered', 'تم التسليم'],
  disputed: ['In dispute', 'قيد النزاع'],
  completed: ['Completed', 'مكتمل'],
  cancelled: ['Cancelled', 'ملغى'],
  rejected: ['Refused by the provider', 'اعتذر مزوّد الخدمة'],
  expired: ['Expired', 'انتهت مهلته'],
} as const satisfies Readonly<Record<string, Label>>

/** The colour of each: who waits for a step of somebody, what goes well, what went wrong. */
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

/** What may stand in the way, with the words of the refusal. */
export const guards = {
  profile_complete: ['Complete your profile first', 'أكمل بيانات حسابك أولًا'],
  provider_available: ['No service provider in the city added to the order', 'لا يوجد مزوّد خدمة في المدينة المضافة للطلب'],
  items_complete: ['Complete all services and answer all questions', 'أكمل جميع الخدمات وأجب عن جميع الأسئلة'],
  dates_free: ['The car is not available on these dates', 'السيارة غير متاحة في هذه التواريخ'],
  chooses_provider: ['Choose a provider', 'اختر مزوّد الخدمة'],
  provider_approved: ['Your account is not approved yet', 'لم يُعتمد حسابك بعد'],
  provider_serves: ['You do not serve this category in this city', 'لا تقدّم هذا التصنيف في هذه المدينة'],
  chosen_provider: ['This order is with another provider', 'هذا الطلب لدى مزوّد آخر'],
  no_own_live_offer: ['You already have an offer on this order', 'لديك عرض قائم على هذا الطلب'],
  offer_pending: ['This offer is no longer open', 'لم يعد هذا العرض قائمًا'],
  bidder_approved: ['This provider no longer takes work', 'لم يعد هذا المزوّد يستقبل الطلبات'],
  offer_in_time: ['The offer has expired', 'انتهت صلاحية العرض'],
  offer_late: ['The offer is still open', 'ما زال العرض قائمًا'],
  other_live_offers: ['There is no other offer', 'لا يوجد عرض آخر'],
  invoice_positive: ['The invoice amount must be greater than zero', 'يجب أن يكون مبلغ الفاتورة أكبر من صفر'],
  transfer_matches: ['The amount does not equal what is due', 'المبلغ لا يساوي المستحق'],
  due_captured: ['What is due has not been paid', 'لم يُدفع المبلغ المستحق بعد'],
  no_payment_open: ['A payment is being processed', 'هناك عملية دفع قيد المعالجة'],
  before_payment: ['You cannot cancel the order after payment', 'لا يمكن إلغاء الطلب بعد الدفع'],
  clock_passed: ['Its time has not come', 'لم يحن وقته بعد'],
  nothing_remains: ['Pay the remaining amount first', 'ادفع المبلغ المتبقي أولًا'],
  no_blocking_complaint: ['An open complaint stands in the way', 'هناك شكوى مفتوحة على الطلب'],
  rounds_left: ['You have used all rounds of changes', 'استنفدت مرات طلب التعديل'],
  ready_to_deliver: ['Finish the steps before delivery first', 'أكمل خطوات ما قبل التسليم أولًا'],
  refund_adds_up: ['The refund must add up to what was paid', 'يجب أن يساوي الاسترداد ما دُفع'],
  split_adds_up: ['The parts must add up to the held amount', 'يجب أن يساوي مجموع الأجزاء المبلغ المحجوز'],
} as const satisfies Readonly<Record<string, Label>>

/** What is done along with a move. */
export const effects = [
  'add_offer',
  'change_offer',
  'withdraw_offer',
  'accept_offer',
  'reject_offer',
  'expire_offer',
  'draft_invoice',
  'issue_invoice',
  'accept_invoice',
  'reject_invoice',
  'save_transfer',
  'approve_transfer',
  'refuse_transfer',
  'count_change_round',
  'release_hold',
  'free_everything',
  'close_offers',
  'refund',
  'split_hold',
  'change_order',
] as const

/** Who moves an order. */
export const actors = ['client', 'provider', 'admin', 'system', 'clock'] as const

/** A part of the table of transitions; every name in it is one of those above. */
export type Transitions = Readonly<
  Record<
    string,
    Transition<keyof typeof statuses, keyof typeof kinds, (typeof actors)[number], keyof typeof guards, (typeof effects)[number], string>
  >
>
