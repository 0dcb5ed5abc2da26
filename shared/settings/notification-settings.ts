import { numberSettings } from './setting-kinds.ts'

const notification = numberSettings('notifications')

/** When notifications are not sent to phones and mailboxes. */
export const notificationSettings = {
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
