import { numberSettings } from './setting-kinds.ts'

const timeLimit = numberSettings('time_limits')

/** The settings of withdrawals and returns of goods. Source: decisions 0262 and 0263. */
export const storeSettings = {
  seller_answer_hours: timeLimit(
    'hours',
    [1, 720],
    24,
    { en: 'Sellers answer withdrawals and returns within', ar: 'مهلة رد البائع على التراجع والإرجاع' },
    { en: 'Then they are accepted automatically', ar: 'تُقبل بعدها تلقائيًا' },
  ),
  return_days: timeLimit(
    'days',
    [7, 365],
    7,
    { en: 'Goods can be returned within', ar: 'مدة إرجاع المنتجات' },
    { en: 'After their delivery; the law asks for 7 days', ar: 'من تسليمها، والنظام لا يسمح بأقل من 7 أيام' },
  ),
  return_shipping_days: timeLimit(
    'days',
    [1, 365],
    14,
    { en: 'Returned goods arrive within', ar: 'مهلة شحن المنتجات المرتجعة' },
    {
      en: 'Time to send them back, and then for the seller to confirm them. Unsent returns end; unconfirmed ones are refunded',
      ar: 'مهلة لإرسالها ثم مثلها لتأكيد البائع. ما لم يُرسل ينتهي، وما لم يُؤكد يُرد ثمنه',
    },
  ),
} as const
