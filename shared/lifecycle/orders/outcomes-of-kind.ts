import type { PartyLabels } from '../transition-deadline.ts'
import type { OrderKind, OrderTransition } from './order-lifecycle.ts'

type Outcomes = { outcome: PartyLabels; briefOutcome: PartyLabels }

/** What happens when a deadline ends, where it reads otherwise for a kind. */
export const outcomesOfKind: Readonly<Partial<Record<OrderKind, Partial<Record<OrderTransition, Outcomes>>>>> = {
  store: {
    confirm_receipt: {
      outcome: {
        client: {
          en: 'If you do not reply, receipt counts as confirmed {period} after delivery, and the held amount goes to the seller. An open return or complaint stops this.',
          ar: 'إن لم ترد عُدّ الاستلام مؤكدًا بعد {period} من التسليم، وحُوّل المبلغ المحجوز إلى البائع. ويوقف ذلك إرجاع أو شكوى لم تنته.',
        },
        provider: {
          en: 'If the client does not reply, receipt counts as confirmed {period} after delivery, and the held amount goes to you. An open return or complaint stops this.',
          ar: 'إن لم يرد العميل عُدّ الاستلام مؤكدًا بعد {period} من التسليم، وحُوّل إليك المبلغ المحجوز. ويوقف ذلك إرجاع أو شكوى لم تنته.',
        },
      },
      briefOutcome: {
        client: { en: 'Then receipt counts as confirmed', ar: 'ثم يُعدّ الاستلام مؤكدًا' },
        provider: { en: 'Then the held amount goes to you', ar: 'ثم يُحوّل إليك المبلغ المحجوز' },
      },
    },
  },
  car: {
    confirm_receipt: {
      outcome: {
        client: {
          en: 'If you do not reply, the end of the rental counts as confirmed {period} after the return, and the held amount goes to the provider. An open complaint about the order stops this.',
          ar: 'إن لم ترد عُدّ انتهاء الإيجار مؤكدًا بعد {period} من إعادة السيارة، وحُوّل المبلغ المحجوز إلى المزوّد. وتوقف ذلك شكوى مفتوحة على الطلب.',
        },
        provider: {
          en: 'If the client does not reply, the end of the rental counts as confirmed {period} after the return, and the held amount goes to you. An open complaint about the order stops this.',
          ar: 'إن لم يرد العميل عُدّ انتهاء الإيجار مؤكدًا بعد {period} من إعادة السيارة، وحُوّل إليك المبلغ المحجوز. وتوقف ذلك شكوى مفتوحة على الطلب.',
        },
      },
      briefOutcome: {
        client: { en: 'Then its end counts as confirmed', ar: 'ثم يُعدّ انتهاء الإيجار مؤكدًا' },
        provider: { en: 'Then the held amount goes to you', ar: 'ثم يُحوّل إليك المبلغ المحجوز' },
      },
    },
  },
}
