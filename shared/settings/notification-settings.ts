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
}
