import { numberSettings, type Setting } from './setting-kinds.ts'

const limit = numberSettings('limits')

/** The highest value of `counter_offer_rounds`. */
export const maxCounterOfferRounds = 20

/** How often a client may ask for something on one order. Source: domain, section 2. */
export const orderLimits = {
  change_rounds: limit(
    null,
    [0, 20],
    3,
    { en: 'Change requests per order', ar: 'عدد مرات طلب التعديل المسموحة للعميل' },
    { en: 'A client may request after delivery', ar: 'في الطلب الواحد بعد تسليمه' },
  ),
  counter_offer_rounds: limit(
    null,
    [0, maxCounterOfferRounds],
    3,
    { en: 'Counter-offers per offer', ar: 'عدد العروض المقابلة لكل عرض' },
    { en: 'How often a client may propose other terms', ar: 'كم مرة يقترح العميل شروطًا أخرى' },
  ),
  review_edit_hours: limit(
    'hours',
    [0, 720],
    48,
    { en: 'Clients can edit their review for', ar: 'مدة تعديل العميل تقييمه' },
    { en: 'Until the provider replies or reports it; 0: not at all', ar: 'ما لم يرد مزوّد الخدمة أو يُبلَّغ عنه، و0: لا يُعدّل' },
  ),
} as const satisfies Readonly<Record<string, Setting<number>>>
