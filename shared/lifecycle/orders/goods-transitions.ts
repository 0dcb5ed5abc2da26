import type { Transitions } from './vocabulary.ts'

/** Transitions of the goods of a paid order of the store, until they are delivered. */
export const goodsTransitions = {
  prepare: {
    label: { en: 'Mark as prepared', ar: 'جُهّز الطلب' },
    historyLabel: { en: 'Goods prepared', ar: 'تجهيز الطلب' },
    done: { en: 'Order {row} is prepared', ar: 'جُهّز الطلب {row}' },
    by: ['provider', 'admin'],
    from: 'in_progress',
    to: 'same',
    kinds: ['store'],
    tone: 'primary',
    guards: ['is_preparing'],
    actorOverrides: { provider: { guards: ['chosen_provider'] }, admin: { guards: ['sold_by_platform'] } },
    effects: ['mark_prepared'],
    notify: { client: 'order_prepared' },
    permission: 'manage_orders',
    access: ['prv.step', 'adm.order.write'],
  },
  send_out: {
    label: { en: 'Mark as sent out', ar: 'أُرسل الطلب' },
    historyLabel: { en: 'Goods sent out', ar: 'إرسال الطلب' },
    done: { en: 'Order {row} is on its way', ar: 'خرج الطلب {row} للتوصيل' },
    by: ['provider', 'admin'],
    from: 'in_progress',
    to: 'same',
    kinds: ['store'],
    tone: 'primary',
    guards: ['is_delivered_by_seller', 'is_prepared', 'something_to_send'],
    actorOverrides: { provider: { guards: ['chosen_provider'] }, admin: { guards: ['sold_by_platform'] } },
    effects: ['mark_sent_out'],
    notify: { client: 'order_on_the_way' },
    permission: 'manage_orders',
    access: ['prv.step', 'adm.order.write'],
  },
} as const satisfies Transitions
