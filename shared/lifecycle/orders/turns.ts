import type { Label } from '../../units.ts'
import type { Turn, Turns } from '../turns.ts'
import type { OrderStatus } from './order-lifecycle.ts'

/** Whose turn it is in each status, and one sentence each side reads about what happens next. */
export const turns: Readonly<Record<OrderStatus, { turn: Turn; client: Label; provider: Label; admin: Label }>> = {
  draft: {
    turn: 'client',
    client: ['Send your order', 'أرسل طلبك'],
    provider: ['Not sent yet', 'لم يُرسل بعد'],
    admin: ['The client has not sent it yet', 'لم يرسله العميل بعد'],
  },
  submitted: {
    turn: 'provider',
    client: ['Matching providers are looking at your request', 'يطّلع المزوّدون المطابقون على طلبك'],
    provider: ['Make your offer', 'قدّم عرضك'],
    admin: ['Matching providers look at the request and make offers', 'يطّلع المزوّدون المطابقون على الطلب ويقدّمون عروضهم'],
  },
  offered: {
    turn: 'client',
    client: ['Compare the offers and accept one', 'قارن العروض واقبل أحدها'],
    provider: ['The client is comparing offers', 'العميل يقارن العروض'],
    admin: ['The client compares the offers and accepts one', 'يقارن العميل العروض ويقبل أحدها'],
  },
  awaiting_provider: {
    turn: 'provider',
    client: ['The provider has to answer', 'بانتظار رد مزوّد الخدمة'],
    provider: ['Take the order or refuse it', 'اقبل الطلب أو اعتذر عنه'],
    admin: ['The provider takes the order or refuses it', 'يقبل مزوّد الخدمة الطلب أو يعتذر عنه'],
  },
  awaiting_invoice: {
    turn: 'provider',
    client: ['The provider is preparing the invoice', 'يُعدّ المزوّد الفاتورة'],
    provider: ['Issue the invoice', 'أصدر الفاتورة'],
    admin: ['The provider issues the invoice', 'يُصدر مزوّد الخدمة الفاتورة'],
  },
  invoiced: {
    turn: 'client',
    client: ['Check the invoice and accept it', 'راجع الفاتورة واقبلها'],
    provider: ['The client is checking the invoice', 'العميل يراجع الفاتورة'],
    admin: ['The client checks the invoice and accepts it', 'يراجع العميل الفاتورة ويقبلها'],
  },
  pending_payment: {
    turn: 'client',
    client: ['Pay to start the work', 'ادفع ليبدأ العمل'],
    provider: ['The client has to pay', 'بانتظار دفع العميل'],
    admin: ['The client pays, then the work starts', 'يدفع العميل ليبدأ العمل'],
  },
  payment_review: {
    turn: 'admin',
    client: ['We are checking your transfer', 'نراجع حوالتك'],
    provider: ['We are checking the client’s transfer', 'نراجع حوالة العميل'],
    admin: ['Check the client’s transfer', 'راجع حوالة العميل'],
  },
  in_progress: {
    turn: 'provider',
    client: ['The provider is working. Your money is held', 'يعمل المزوّد على طلبك، ومبلغك محجوز'],
    provider: ['Do the work, then mark it as delivered', 'أنجز العمل ثم سلّمه'],
    admin: ['The provider does the work and delivers it; the money is held', 'ينجز مزوّد الخدمة العمل ويسلّمه، والمبلغ محجوز'],
  },
  delivered: {
    turn: 'client',
    client: ['Confirm that you received the service', 'أكّد استلامك الخدمة'],
    provider: ['The client has to confirm receipt', 'بانتظار تأكيد العميل للاستلام'],
    admin: ['The client confirms receipt', 'يؤكّد العميل الاستلام'],
  },
  disputed: {
    turn: 'admin',
    client: ['We are looking into the dispute', 'ننظر في النزاع'],
    provider: ['We are looking into the dispute', 'ننظر في النزاع'],
    admin: ['Look into the dispute and decide it', 'ادرس النزاع واحسمه'],
  },
  completed: {
    turn: 'nobody',
    client: ['The order is complete', 'اكتمل الطلب'],
    provider: ['The order is complete', 'اكتمل الطلب'],
    admin: ['The order is complete', 'اكتمل الطلب'],
  },
  cancelled: {
    turn: 'nobody',
    client: ['The order was cancelled', 'أُلغي الطلب'],
    provider: ['The order was cancelled', 'أُلغي الطلب'],
    admin: ['The order was cancelled', 'أُلغي الطلب'],
  },
  rejected: {
    turn: 'nobody',
    client: ['The provider refused the order', 'اعتذر المزوّد عن الطلب'],
    provider: ['You refused the order', 'اعتذرت عن الطلب'],
    admin: ['The provider refused the order', 'اعتذر مزوّد الخدمة عن الطلب'],
  },
  expired: {
    turn: 'nobody',
    client: ['The order expired before an offer was accepted', 'انتهت مهلة الطلب قبل قبول عرض'],
    provider: ['The order expired', 'انتهت مهلة الطلب'],
    admin: ['The order expired', 'انتهت مهلة الطلب'],
  },
}

/** The same as one side reads it. */
export const turnsAs = (reader: 'client' | 'provider' | 'admin'): Turns =>
  Object.fromEntries(Object.entries(turns).map(([status, { turn, ...words }]) => [status, { turn, next: words[reader] }]))
