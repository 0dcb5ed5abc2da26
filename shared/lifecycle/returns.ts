import { statusLifecycle } from '../registry/status-lifecycle.ts'

const answered = { en: 'Already answered', ar: 'سبق الرد عليه' } as const

/** The lifecycle of a return of delivered goods. Where somebody does nothing, the clock does it. Source: domain, section 2. */
export const returnLifecycle = statusLifecycle({
  label: { en: 'Return', ar: 'الإرجاع' },
  start: 'requested',
  statuses: {
    requested: { en: 'Waiting for the seller', ar: 'بانتظار رد البائع' },
    accepted: { en: 'Accepted: to be sent back', ar: 'مقبول، بانتظار إرسال المنتجات' },
    rejected: { en: 'Rejected', ar: 'مرفوض' },
    sent_back: { en: 'Sent back', ar: 'أُرسلت المنتجات إلى البائع' },
    refunded: { en: 'Received and refunded', ar: 'استلمها البائع ورُدّ ثمنها' },
    lapsed: { en: 'Not sent back in time', ar: 'لم تُرسل في المهلة' },
  },
  tones: { requested: 'warn', accepted: 'warn', rejected: 'bad', sent_back: 'warn', refunded: 'good', lapsed: 'plain' },
  turns: {
    requested: { turn: 'provider', next: { en: 'The seller accepts or rejects it', ar: 'يقبله البائع أو يرفضه' } },
    accepted: { turn: 'client', next: { en: 'The client sends the goods back', ar: 'يرسل العميل المنتجات إلى البائع' } },
    sent_back: { turn: 'provider', next: { en: 'The seller confirms that the goods are back', ar: 'يؤكد البائع وصول المنتجات' } },
  },
  transitions: {
    accept: {
      label: { en: 'Accept the return', ar: 'قبول الإرجاع' },
      historyLabel: { en: 'Return accepted', ar: 'قبول الإرجاع' },
      done: { en: 'Return {row} accepted', ar: 'قُبل الإرجاع {row}' },
      by: ['provider', 'admin', 'scheduler'],
      from: 'requested',
      to: 'accepted',
      tone: 'primary',
      message: answered,
      notify: [{ to: 'client_id', type: 'return_accepted' }],
    },
    reject: {
      label: { en: 'Reject the return', ar: 'رفض الإرجاع' },
      historyLabel: { en: 'Return rejected', ar: 'رفض الإرجاع' },
      done: { en: 'Return {row} rejected', ar: 'رُفض الإرجاع {row}' },
      by: ['provider', 'admin'],
      from: 'requested',
      to: 'rejected',
      tone: 'danger',
      reason: 'required',
      message: answered,
      notify: [{ to: 'client_id', type: 'return_rejected' }],
    },
    send_back: {
      label: { en: 'I sent the goods back', ar: 'أرسلت المنتجات' },
      historyLabel: { en: 'Goods sent back', ar: 'إرسال المنتجات إلى البائع' },
      by: 'client',
      from: 'accepted',
      to: 'sent_back',
      tone: 'primary',
      message: { en: 'This return is not waiting for the goods', ar: 'هذا الإرجاع لا ينتظر المنتجات' },
      notify: [{ to: 'provider_id', type: 'return_sent_back' }],
    },
    receive: {
      label: { en: 'Received: refund the client', ar: 'استلمت المنتجات، ردّ الثمن' },
      historyLabel: { en: 'Goods received and refunded', ar: 'استلام المنتجات ورد ثمنها' },
      done: { en: 'The goods of {row} are refunded', ar: 'رُدّ ثمن منتجات الإرجاع {row}' },
      by: ['provider', 'admin', 'scheduler'],
      from: ['accepted', 'sent_back'],
      to: 'refunded',
      tone: 'primary',
      confirm: {
        en: 'The client gets the price of the goods back, with a credit note. This cannot be undone.',
        ar: 'يعود ثمن المنتجات إلى العميل ويصدر به إشعار دائن، ولا يمكن التراجع.',
      },
      message: { en: 'This return is not waiting for the goods', ar: 'هذا الإرجاع لا ينتظر المنتجات' },
    },
    lapse: {
      label: { en: 'Not sent back in time', ar: 'لم تُرسل في المهلة' },
      by: 'scheduler',
      from: 'accepted',
      to: 'lapsed',
      notify: [{ to: 'client_id', type: 'return_lapsed' }],
    },
  },
})

export type ReturnStatus = keyof typeof returnLifecycle.statuses
export type ReturnTransition = keyof typeof returnLifecycle.transitions
/** The statuses in which somebody still has to do something about a return. */
export const openReturns = ['requested', 'accepted', 'sent_back'] as const satisfies readonly ReturnStatus[]
export type OpenReturn = (typeof openReturns)[number]
