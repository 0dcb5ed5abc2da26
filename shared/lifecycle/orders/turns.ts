import type { Turn, Turns } from '../../registry/turns.ts'
import type { Label } from '../../units.ts'
import type { OpenReturn } from '../returns.ts'
import { type AnnouncedDecision, decidedStepFor } from './decided-step.ts'
import {
  beforeInspection,
  bookingEnded,
  claimStep,
  extensionSteps,
  fulfilmentSteps,
  type OpenExtension,
  partlySent,
  type RentalAlert,
  rentalAlertSteps,
  returnSteps,
  type Sentences,
  withdrawn,
} from './fulfilment-sentences.ts'
import { isBeforeHandover } from './guards.ts'
import type { OrderKind, OrderStatus } from './order-lifecycle.ts'
import type { Fulfilment, VisitStep } from './vocabulary.ts'

/** Whose turn it is in each status, and a sentence for each side about what happens next. */
export const turns: Readonly<Record<OrderStatus, { turn: Turn; client: Label; provider: Label; admin: Label }>> = {
  draft: {
    turn: 'client',
    client: { en: 'Send your order', ar: 'أرسل طلبك' },
    provider: { en: 'Not sent yet', ar: 'لم يُرسل بعد' },
    admin: { en: 'The client has not sent it yet', ar: 'لم يرسله العميل بعد' },
  },
  submitted: {
    turn: 'provider',
    client: { en: 'Your request has reached matching providers', ar: 'وصل طلبك إلى المزوّدين المناسبين' },
    provider: { en: 'Make your offer', ar: 'قدّم عرضك' },
    admin: { en: 'Matching providers look at the request and make offers', ar: 'يطّلع المزوّدون المناسبون على الطلب ويقدّمون عروضهم' },
  },
  offered: {
    turn: 'client',
    client: { en: 'Compare the offers and accept one', ar: 'قارن العروض واقبل أحدها' },
    provider: { en: 'The client is comparing offers', ar: 'العميل يقارن العروض' },
    admin: { en: 'The client compares the offers and accepts one', ar: 'يقارن العميل العروض ويقبل أحدها' },
  },
  awaiting_provider: {
    turn: 'provider',
    client: { en: 'The provider has to reply', ar: 'بانتظار رد مزوّد الخدمة' },
    provider: { en: 'Accept or decline the order', ar: 'اقبل الطلب أو اعتذر عنه' },
    admin: { en: 'The provider accepts or declines the order', ar: 'يقبل مزوّد الخدمة الطلب أو يعتذر عنه' },
  },
  awaiting_invoice: {
    turn: 'provider',
    client: { en: 'The provider is preparing the invoice', ar: 'يُعدّ المزوّد الفاتورة' },
    provider: { en: 'Issue the invoice', ar: 'أصدر الفاتورة' },
    admin: { en: 'The provider issues the invoice', ar: 'يُصدر مزوّد الخدمة الفاتورة' },
  },
  invoiced: {
    turn: 'client',
    client: { en: 'Check the invoice and accept it', ar: 'راجع الفاتورة واقبلها' },
    provider: { en: 'The client is checking the invoice', ar: 'العميل يراجع الفاتورة' },
    admin: { en: 'The client checks the invoice and accepts it', ar: 'يراجع العميل الفاتورة ويقبلها' },
  },
  pending_payment: {
    turn: 'client',
    client: { en: 'Pay to start the work', ar: 'ادفع ليبدأ العمل' },
    provider: { en: 'Waiting for the client to pay', ar: 'بانتظار دفع العميل' },
    admin: { en: 'The client pays, then the work starts', ar: 'يدفع العميل ليبدأ العمل' },
  },
  payment_review: {
    turn: 'admin',
    client: { en: 'We are checking your transfer', ar: 'نراجع حوالتك' },
    provider: { en: 'We are checking the client’s transfer', ar: 'نراجع حوالة العميل' },
    admin: { en: 'Check the client’s transfer', ar: 'راجع حوالة العميل' },
  },
  in_progress: {
    turn: 'provider',
    client: { en: 'The provider is working. Your money is held', ar: 'يعمل المزوّد على طلبك، ومبلغك محجوز' },
    provider: { en: 'Do the work, then mark it as delivered', ar: 'أنجز العمل ثم سلّمه' },
    admin: { en: 'The provider does the work and delivers it; the money is held', ar: 'ينجز مزوّد الخدمة العمل ويسلّمه، والمبلغ محجوز' },
  },
  delivered: {
    turn: 'client',
    client: { en: 'Confirm that you received the service', ar: 'أكّد استلامك الخدمة' },
    provider: { en: 'Waiting for the client to confirm receipt', ar: 'بانتظار تأكيد العميل للاستلام' },
    admin: { en: 'The client confirms that the order is complete', ar: 'يؤكّد العميل اكتمال الطلب' },
  },
  disputed: {
    turn: 'admin',
    client: { en: 'We are reviewing the dispute', ar: 'ننظر في النزاع' },
    provider: { en: 'We are reviewing the dispute', ar: 'ننظر في النزاع' },
    admin: { en: 'Review the dispute and resolve it', ar: 'ادرس النزاع واحسمه' },
  },
  completed: {
    turn: 'nobody',
    client: { en: 'The order is complete', ar: 'اكتمل الطلب' },
    provider: { en: 'The order is complete', ar: 'اكتمل الطلب' },
    admin: { en: 'The order is complete', ar: 'اكتمل الطلب' },
  },
  cancelled: {
    turn: 'nobody',
    client: { en: 'The order was cancelled', ar: 'أُلغي الطلب' },
    provider: { en: 'The order was cancelled', ar: 'أُلغي الطلب' },
    admin: { en: 'The order was cancelled', ar: 'أُلغي الطلب' },
  },
  rejected: {
    turn: 'nobody',
    client: { en: 'The provider declined the order', ar: 'اعتذر المزوّد عن الطلب' },
    provider: { en: 'You declined the order', ar: 'اعتذرت عن الطلب' },
    admin: { en: 'The provider declined the order', ar: 'اعتذر مزوّد الخدمة عن الطلب' },
  },
  expired: {
    turn: 'nobody',
    client: { en: 'The order expired before an offer was accepted', ar: 'انتهت مهلة الطلب قبل قبول عرض' },
    provider: { en: 'The order expired', ar: 'انتهت مهلة الطلب' },
    admin: { en: 'The order expired', ar: 'انتهت مهلة الطلب' },
  },
}

type MoneyOfOrder = {
  kind: OrderKind
  status: OrderStatus
  final_amount: number | null
  remaining_amount: number | null
  cancel_reason: string | null
  fulfilment: Fulfilment | null
  visit_step: VisitStep | null
  refunded_amount: number
  withdrawal_due_at: string | null
}
/** Sentences that read otherwise for goods and cars than for services. */
const sentencesOfKind: Readonly<Partial<Record<OrderKind, Partial<Record<OrderStatus, Sentences>>>>> = {
  store: {
    pending_payment: {
      client: { en: 'Pay, and the seller prepares your order', ar: 'ادفع ليجهّز البائع طلبك' },
      provider: turns.pending_payment.provider,
    },
    delivered: {
      client: { en: 'Confirm that you received the goods', ar: 'أكّد استلامك المنتجات' },
      provider: turns.delivered.provider,
    },
  },
  car: {
    invoiced: {
      client: { en: 'Check the price and accept it', ar: 'راجع السعر واقبله' },
      provider: { en: 'The client is checking the price', ar: 'العميل يراجع السعر' },
    },
    pending_payment: {
      client: { en: 'Pay to book the car', ar: 'ادفع لتُحجز لك السيارة' },
      provider: turns.pending_payment.provider,
    },
    delivered: {
      client: {
        en: 'The car is back. Check its condition, then confirm that the rental is over',
        ar: 'عادت السيارة. راجع حالتها ثم أكّد انتهاء الإيجار',
      },
      provider: { en: 'Waiting for the client to confirm that the rental is over', ar: 'بانتظار تأكيد العميل لانتهاء الإيجار' },
    },
  },
}
const ratingOfKind: Readonly<Partial<Record<OrderKind, Label>>> = {
  store: { en: 'The order is complete. Rate what you received', ar: 'اكتمل الطلب. قيّم ما استلمته' },
  car: { en: 'The rental is over. Rate the provider', ar: 'انتهى الإيجار. قيّم المزوّد' },
}

/** What happens at the client's place. */
const visitSentences: Readonly<Record<VisitStep, Sentences>> = {
  on_the_way: {
    client: { en: 'The provider is on the way to you', ar: 'مزوّد الخدمة في الطريق إليك' },
    provider: { en: 'Say when you have arrived', ar: 'أبلغ العميل عند وصولك' },
  },
  arrived: {
    client: { en: 'The provider has arrived', ar: 'وصل مزوّد الخدمة' },
    provider: { en: 'Start the work', ar: 'ابدأ العمل' },
  },
  started: {
    client: { en: 'The provider is at work', ar: 'مزوّد الخدمة يعمل لديك الآن' },
    provider: { en: 'Finish the work, then mark it as delivered', ar: 'أنهِ العمل ثم سلّمه' },
  },
}
const timeProposed: Sentences = {
  client: { en: 'The provider proposes a time. Accept it or propose another', ar: 'اقترح مزوّد الخدمة موعدًا. اقبله أو اقترح غيره' },
  provider: { en: 'The client proposes a time. Accept it or propose another', ar: 'اقترح العميل موعدًا. اقبله أو اقترح غيره' },
}

const workUnpaid: Sentences = {
  client: {
    en: 'The provider is working. Nothing has been paid yet: you pay before you confirm receipt',
    ar: 'يعمل المزوّد على طلبك. لم يُدفع شيء بعد، وتدفع قبل تأكيد الاستلام',
  },
  provider: {
    en: 'Do the work, then mark it as delivered. Nothing has been paid yet, and nothing is held',
    ar: 'أنجز العمل ثم سلّمه. لم يُدفع شيء بعد، ولا مبلغ محجوز',
  },
}
const workPartlyPaid: Sentences = {
  client: {
    en: 'The provider is working. Your deposit is held, and you pay the rest before you confirm receipt',
    ar: 'يعمل المزوّد على طلبك، ودفعتك المقدّمة محجوزة، وتدفع الباقي قبل تأكيد الاستلام',
  },
  provider: {
    en: 'Do the work, then mark it as delivered. The deposit is held; the client pays the rest before confirming receipt',
    ar: 'أنجز العمل ثم سلّمه. الدفعة المقدّمة محجوزة، ويدفع العميل الباقي قبل تأكيد الاستلام',
  },
}
const restUnpaid: Sentences = {
  client: { en: 'Pay the rest, then confirm that you received the service', ar: 'ادفع المتبقي، ثم أكّد استلامك الخدمة' },
  provider: { en: 'The client has to pay the rest and confirm receipt', ar: 'بانتظار دفع العميل للمتبقي وتأكيده الاستلام' },
}
const supersededBy: Label = { en: 'Another provider accepted the order first', ar: 'سبق مزوّد آخر إلى قبول الطلب' }
const unanswered: Sentences = {
  client: { en: 'The provider did not reply in time', ar: 'لم يرد مزوّد الخدمة خلال المهلة' },
  provider: { en: 'You did not reply in time', ar: 'لم ترد على الطلب خلال المهلة' },
}
const counterOpen: Sentences = {
  client: { en: 'Compare the offers. The provider still has to answer your proposal', ar: 'قارن العروض. مقترحك بانتظار رد المزوّد' },
  provider: {
    en: 'The client proposed other terms. Accept, reject or edit your offer',
    ar: 'اقترح العميل شروطًا أخرى. اقبلها أو ارفضها أو عدّل عرضك',
  },
}
const oneOffer: Sentences = {
  client: { en: 'Review the offer and accept it', ar: 'راجع العرض واقبله' },
  provider: turns.offered.provider,
}
const notPaidInTime: Label = { en: 'The order was cancelled because it was not paid in time', ar: 'أُلغي الطلب لعدم الدفع خلال المهلة' }

const notAcceptedInTime: Label = {
  en: 'The booking was cancelled because its invoice was not accepted in time',
  ar: 'أُلغي الحجز لعدم قبول الفاتورة خلال المهلة',
}

type NextStepState = {
  held: number
  can_review: boolean
  has_open_counter?: boolean
  has_one_offer?: boolean
  /** The other side has proposed a time. */
  has_proposed_time?: boolean
  decision?: AnnouncedDecision | null
  /** How far a return of goods is that has not ended. */
  open_return?: OpenReturn | null
  /** Some of the goods that are on their way have not left yet. */
  has_unsent_goods?: boolean
  open_extension?: OpenExtension | null
  rental_alert?: RentalAlert | null
  /** From when a booked car can be inspected, if that is still ahead. */
  inspection_from?: string | null
  /** A claim on the security deposit waits for the client. */
  has_open_claim?: boolean
  /** The client did not accept the invoice of a booking in time. */
  is_unaccepted?: boolean
}

/** What happens next, as one side reads it. It depends on what is held and paid, so that nobody reads of money that is not there. Halalas. */
export function nextStepFor(
  reader: 'client' | 'provider',
  { kind, status, final_amount, remaining_amount, cancel_reason, fulfilment, visit_step, refunded_amount, withdrawal_due_at }: MoneyOfOrder,
  {
    held,
    can_review,
    has_open_counter = false,
    has_one_offer = false,
    decision = null,
    has_proposed_time = false,
    open_return = null,
    has_unsent_goods = false,
    open_extension = null,
    rental_alert = null,
    inspection_from = null,
    has_open_claim = false,
    is_unaccepted = false,
  }: NextStepState,
): Label {
  if (status === 'in_progress' && withdrawal_due_at) return withdrawn[reader]
  if ((status === 'delivered' || status === 'completed') && open_return) return returnSteps[open_return][reader]
  if (has_open_claim) return claimStep[reader]
  if (status === 'in_progress' && fulfilment === 'out_for_delivery' && has_unsent_goods) return partlySent[reader]
  if (status === 'in_progress' && open_extension) return extensionSteps[open_extension][reader]
  if (status === 'in_progress' && rental_alert) return rentalAlertSteps[rental_alert][reader]
  if (status === 'in_progress' && inspection_from) return beforeInspection(inspection_from)[reader]
  if (status === 'in_progress' && fulfilment) return fulfilmentSteps[fulfilment][reader]
  if (status === 'in_progress' && has_proposed_time) return timeProposed[reader]
  if (status === 'in_progress' && visit_step) return visitSentences[visit_step][reader]
  const hasRest = (remaining_amount ?? 0) > 0
  if (status === 'disputed' && decision) return decidedStepFor(reader, decision)
  if (status === 'in_progress' && hasRest) return (held === 0 ? workUnpaid : workPartlyPaid)[reader]
  if (status === 'delivered' && hasRest) return restUnpaid[reader]
  if (status === 'offered' && has_open_counter) return counterOpen[reader]
  if (status === 'offered' && has_one_offer) return oneOffer[reader]
  if (status === 'completed' && can_review && isBeforeHandover(fulfilment)) return bookingEnded
  if (status === 'completed' && can_review)
    return ratingOfKind[kind] ?? { en: 'The order is complete. Rate the service', ar: 'اكتمل الطلب. قيّم الخدمة' }
  if (status === 'cancelled' && is_unaccepted) return notAcceptedInTime
  // People cancel with a reason. Without one, the scheduler cancelled an unpaid invoice, or the acceptance of another order of the group closed it.
  if (status === 'cancelled' && cancel_reason === null && refunded_amount === 0) return final_amount === null ? supersededBy : notPaidInTime
  if (status === 'expired' && (kind === 'private' || kind === 'car')) return unanswered[reader]
  return (sentencesOfKind[kind]?.[status] ?? turns[status])[reader]
}

/** The turns with the sentences for one side. */
export const turnsAs = (reader: 'client' | 'provider' | 'admin'): Turns =>
  Object.fromEntries(Object.entries(turns).map(([status, { turn, ...sentences }]) => [status, { turn, next: sentences[reader] }]))
