import * as z from 'zod'
import type { DefaultChannelSet } from '../notifications/default-channel-sets.ts'
import type { Label } from '../units.ts'
import { numberSettings, type Setting, settingBase } from './setting-kinds.ts'

const notification = numberSettings('notifications')

const channelSets = {
  push: { en: 'Push only', ar: 'إشعارات الأجهزة فقط' },
  email: { en: 'Push and email', ar: 'إشعارات الأجهزة والبريد' },
  sms: { en: 'Push, email and SMS', ar: 'إشعارات الأجهزة والبريد والرسائل النصية' },
  whatsapp: { en: 'Push, email and WhatsApp, else SMS', ar: 'إشعارات الأجهزة والبريد وواتساب، وإلا فرسالة نصية' },
} as const satisfies Readonly<Record<DefaultChannelSet, Label>>

/** By which channels a group of notifications reaches people who have not chosen. */
const defaultChannels = (
  sets: readonly DefaultChannelSet[],
  fallback: DefaultChannelSet,
  label: Label,
  help: Label,
): Setting<DefaultChannelSet> => ({
  ...settingBase('notifications', z.enum(sets), fallback, [label, help]),
  ...{ kind: 'choice', options: Object.fromEntries(sets.map((set) => [set, channelSets[set]])) },
})
const allSets = ['push', 'email', 'sms', 'whatsapp'] as const
const unlessChosen = { en: 'For accounts that have not chosen', ar: 'لمن لم يختر بنفسه' }

/** When and how notifications reach phones and mailboxes. */
export const notificationSettings = {
  money_channels: defaultChannels(
    allSets,
    'sms',
    { en: 'Payments, refunds and payouts arrive by', ar: 'قنوات إشعارات الدفع والاسترداد والتسويات' },
    unlessChosen,
  ),
  deadline_channels: defaultChannels(
    allSets,
    'sms',
    { en: 'Invoices and deadlines arrive by', ar: 'قنوات إشعارات الفواتير والمهل' },
    unlessChosen,
  ),
  high_channels: defaultChannels(
    allSets,
    'email',
    { en: 'Offers, orders and disputes arrive by', ar: 'قنوات إشعارات العروض والطلبات والنزاعات' },
    { en: 'For accounts that have not chosen; without an email address by SMS', ar: 'لمن لم يختر بنفسه، ومن لا بريد له تصله رسالة نصية' },
  ),
  normal_channels: defaultChannels(
    ['push', 'email'],
    'push',
    { en: 'Other notifications arrive by', ar: 'قنوات بقية الإشعارات' },
    unlessChosen,
  ),
  quiet_from_hour: notification(
    null,
    [0, 23],
    22,
    { en: 'Quiet hours start at', ar: 'تبدأ ساعات الهدوء عند' },
    {
      en: 'Hour in Riyadh, 0 to 23. Until they end, push, email and SMS wait, except codes and the safety of an account',
      ar: 'الساعة بتوقيت الرياض من 0 إلى 23. تنتظر الإشعارات والرسائل حتى انتهائها، إلا الرموز وأمان الحساب',
    },
  ),
  quiet_until_hour: notification(
    null,
    [0, 23],
    8,
    { en: 'Quiet hours end at', ar: 'تنتهي ساعات الهدوء عند' },
    { en: 'The same hour as the start: no quiet hours', ar: 'إن ساوت ساعة البدء فلا ساعات هدوء' },
  ),
  offers_together_minutes: notification(
    'minutes',
    [0, 120],
    5,
    { en: 'Send new offers of an order together within', ar: 'جمع العروض الجديدة على الطلب في رسالة واحدة خلال' },
    { en: 'Counted from the first one; 0: at once', ar: 'تُحسب من أولها، و0 لإرسالها فورًا' },
  ),
  no_offer_hours: notification(
    'hours',
    [1, 10_000],
    24,
    { en: 'Inform clients without an offer after', ar: 'إخبار العميل بعدم وصول عروض بعد' },
    { en: 'Counted from when the order was sent; once for each order', ar: 'تُحسب من إرسال الطلب، ومرة واحدة لكل طلب' },
  ),
  offers_waiting_hours: notification(
    'hours',
    [1, 10_000],
    24,
    { en: 'Remind clients of unanswered offers after', ar: 'تذكير العميل بعروض لم يرد عليها بعد' },
    { en: 'Counted from the first offer; once for each order', ar: 'تُحسب من أول عرض، ومرة واحدة لكل طلب' },
  ),
  offer_reminder_hours: notification(
    'hours',
    [1, 10_000],
    6,
    { en: 'Remind clients before an offer expires', ar: 'تذكير العميل قبل انتهاء العرض' },
    { en: 'This long before its end; once for each offer', ar: 'قبل نهايته بهذه المدة، ومرة واحدة لكل عرض' },
  ),
  review_reminder_days: notification(
    'days',
    [1, 60],
    3,
    { en: 'Remind clients who have not rated after', ar: 'تذكير العميل الذي لم يقيّم بعد' },
    { en: 'Counted from the completion; once for each order', ar: 'تُحسب من اكتمال الطلب، ومرة واحدة لكل طلب' },
  ),
}
