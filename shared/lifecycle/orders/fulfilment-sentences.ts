import type { Label } from '../../units.ts'
import type { OpenReturn } from '../returns.ts'
import { momentIn } from './decided-step.ts'
import type { Fulfilment } from './vocabulary.ts'

export type Sentences = { client: Label; provider: Label }

/** What happens with the goods or the car of a paid order. */
export const fulfilmentSteps: Readonly<Record<Fulfilment, Sentences>> = {
  preparing: {
    client: { en: 'The seller is preparing your order. Your money is held', ar: 'يجهّز البائع طلبك، ومبلغك محجوز' },
    provider: { en: 'Prepare the goods, then mark them as prepared', ar: 'جهّز الطلب ثم أكّد تجهيزه' },
  },
  prepared: {
    client: { en: 'Your order is prepared. Give the delivery code when you receive it', ar: 'جُهّز طلبك. أعطِ رمز التسليم عند استلامه' },
    provider: {
      en: 'Send the goods out, or hand them over for the client’s delivery code',
      ar: 'أرسل الطلب، أو سلّمه مقابل رمز التسليم من العميل',
    },
  },
  out_for_delivery: {
    client: {
      en: 'Your order is on its way. Give the delivery code when you receive it',
      ar: 'طلبك في الطريق. أعطِ رمز التسليم عند استلامه',
    },
    provider: { en: 'Hand the goods over for the client’s delivery code', ar: 'سلّم الطلب مقابل رمز التسليم من العميل' },
  },
  booked: {
    client: { en: 'The car is booked for you. Bring your license to the pick-up', ar: 'السيارة محجوزة لك. أحضر رخصتك عند الاستلام' },
    provider: { en: 'Inspect the car before the pick-up', ar: 'افحص السيارة قبل موعد الاستلام' },
  },
  under_inspection: {
    client: { en: 'The provider is inspecting the car', ar: 'يفحص المزوّد السيارة' },
    provider: { en: 'Finish the inspection', ar: 'أنهِ فحص السيارة' },
  },
  inspected: {
    client: { en: 'The car is ready. Show your license at the pick-up', ar: 'السيارة جاهزة. أظهر رخصتك عند الاستلام' },
    provider: { en: 'Hand the car over, with photos of its condition', ar: 'سلّم السيارة مع صور لحالتها' },
  },
  received: {
    client: { en: 'You have the car. The provider takes it back at the agreed time', ar: 'السيارة معك، ويستلمها المزوّد في موعد الإعادة' },
    provider: { en: 'The client has the car. Record its condition when it comes back', ar: 'السيارة مع العميل. سجّل حالتها عند إعادتها' },
  },
  delivered: {
    client: { en: 'You have returned the car', ar: 'أعدت السيارة' },
    provider: { en: 'The car is back', ar: 'عادت السيارة' },
  },
}

/** The rest of the goods has to be sent before they are handed over. */
export const partlySent: Sentences = {
  client: {
    en: 'Part of your order is on its way. Give the delivery code once you have received everything',
    ar: 'جزء من طلبك في الطريق. أعطِ رمز التسليم بعد استلام كل المنتجات',
  },
  provider: { en: 'Send the rest, or refund what you cannot send', ar: 'أرسل باقي المنتجات، أو رُدّ ثمن ما لا يتوفر منها' },
}

/** What happens with goods that the client returns. */
export const returnSteps: Readonly<Record<OpenReturn, Sentences>> = {
  requested: {
    client: { en: 'You asked to return goods. The seller has to answer', ar: 'طلبت إرجاع منتجات، وبانتظار رد البائع' },
    provider: { en: 'The client wants to return goods. Accept or reject it', ar: 'طلب العميل إرجاع منتجات. اقبل الإرجاع أو ارفضه' },
  },
  accepted: {
    client: { en: 'Your return is accepted. Send the goods back, then say so', ar: 'قُبل الإرجاع. أرسل المنتجات إلى البائع ثم أكّد إرسالها' },
    provider: { en: 'Waiting for the client to send the goods back', ar: 'بانتظار أن يرسل العميل المنتجات إليك' },
  },
  sent_back: {
    client: { en: 'You get your money back once the seller has the goods', ar: 'يُرد إليك الثمن عند وصول المنتجات إلى البائع' },
    provider: { en: 'The client sent the goods back. Confirm when they arrive', ar: 'أرسل العميل المنتجات إليك. أكّد وصولها عند استلامها' },
  },
}

/** The client does not want the order any more. */
export const withdrawn: Sentences = {
  client: {
    en: 'You withdrew from the order. Once the seller confirms it, or its time to answer ends, you get everything back',
    ar: 'تراجعت عن الطلب. يعود إليك كل ما دفعته بتأكيد البائع أو بانتهاء مهلته',
  },
  provider: {
    en: 'The client withdrew from the order. Do not send it; answer the withdrawal',
    ar: 'تراجع العميل عن الطلب. لا ترسله، ورُدّ على التراجع',
  },
}

/** While the client of a car has asked for more days: its answer, then its payment, comes before anything else. */
export const extensionSteps: Readonly<Record<OpenExtension, Sentences & { turn: 'client' | 'provider' }>> = {
  requested: {
    turn: 'provider',
    client: { en: 'The provider has to answer your request for more days', ar: 'بانتظار رد المزوّد على طلب التمديد' },
    provider: {
      en: 'The client wants the car for longer. Accept or reject the extension',
      ar: 'يطلب العميل تمديد الإيجار. اقبل التمديد أو ارفضه',
    },
  },
  accepted: {
    turn: 'client',
    client: { en: 'Pay for the extension. It counts only then', ar: 'ادفع قيمة التمديد ليُحتسب' },
    provider: { en: 'Waiting for the client to pay for the extension', ar: 'بانتظار دفع العميل للتمديد' },
  },
}
/** How far an extension is that is neither paid nor over. */
export type OpenExtension = 'requested' | 'accepted'

/** What comes before anything else while a car is not where it should be: not returned in time, or still out with the client before. */
export const rentalAlertSteps = {
  overdue: {
    client: { en: 'The return time has passed. Return the car to the provider', ar: 'فات موعد الإعادة. أعد السيارة إلى المزوّد' },
    provider: { en: 'The car is overdue. Record its condition once it is back', ar: 'تأخرت إعادة السيارة. سجّل حالتها عند إعادتها' },
  },
  at_risk: {
    client: {
      en: 'The car has not come back yet and may be late. The provider can offer another one, and you can cancel for free',
      ar: 'لم تُعد السيارة بعد وقد تتأخر. قد يبدّلها المزوّد بأخرى، ويمكنك الإلغاء مجانًا',
    },
    provider: {
      en: 'The car has not come back yet. Offer another one, or cancel with a full refund',
      ar: 'لم تُعد السيارة بعد. بدّلها بأخرى، أو ألغِ مع رد كامل المبلغ',
    },
  },
} as const satisfies Readonly<Record<string, Sentences>>
export type RentalAlert = keyof typeof rentalAlertSteps

/** A booked car that cannot be inspected yet: nobody has to do anything until then. */
export const beforeInspection = (opens_at: string): Sentences => ({
  client: fulfilmentSteps.booked.client,
  provider: {
    en: `The car is booked. Inspect it from ${momentIn(opens_at, 'en')}`,
    ar: `السيارة محجوزة. يبدأ فحصها ${momentIn(opens_at, 'ar')}`,
  },
})

/** While a claim on the security deposit waits for the client: it counts as accepted soon, so its answer comes before anything else. */
export const claimStep: Sentences & { deadline: Label } = {
  client: {
    en: 'The provider claims an amount from your security deposit. Accept or dispute it',
    ar: 'يطالب المزوّد بمبلغ من التأمين. اقبل المطالبة أو اعترض عليها',
  },
  provider: { en: 'Waiting for the client to answer your claim', ar: 'بانتظار رد العميل على مطالبتك من التأمين' },
  deadline: { en: 'Then the claim counts as accepted', ar: 'ثم تُعدّ المطالبة مقبولة' },
}

/** To a client whose booking was cancelled late, or who did not come. */
export const bookingEnded: Label = {
  en: 'The booking ended without the car. Rate the provider',
  ar: 'انتهى الحجز دون استلام السيارة. قيّم المزوّد',
}
