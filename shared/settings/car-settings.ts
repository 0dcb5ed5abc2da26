import { numberSettings, switchSetting } from './setting-kinds.ts'

const timeLimit = numberSettings('time_limits')

/** The settings of car rental. */
export const carSettings = {
  car_return_grace_minutes: timeLimit(
    'minutes',
    [0, 240],
    60,
    { en: 'Cars can be returned late without another day by', ar: 'التأخر المسموح في إعادة السيارة دون يوم إضافي' },
    { en: 'For prices of new rentals', ar: 'في أسعار طلبات التأجير الجديدة' },
  ),
  car_accept_hours: timeLimit('hours', [1, 168], 12, {
    en: 'Accepted bookings of cars wait for their client for',
    ar: 'مهلة العميل لقبول فاتورة حجز السيارة',
  }),
  car_accept_reminder_hours: timeLimit('hours', [1, 168], 8, {
    en: 'Send reminder of accepted bookings after',
    ar: 'التذكير بقبول فاتورة الحجز بعد',
  }),
  car_free_cancel_hours: timeLimit(
    'hours',
    [0, 168],
    24,
    { en: 'Free cancellation of car bookings until', ar: 'الإلغاء المجاني لحجز السيارة' },
    { en: 'Before the pick-up. Later the days below are kept', ar: 'قبل موعد الاستلام، وبعده تُخصم الأيام المحددة أدناه' },
  ),
  car_kept_days: timeLimit(
    'days',
    [0, 3],
    1,
    { en: 'Days kept of late cancellations and of clients who do not come', ar: 'الأيام المخصومة عند الإلغاء المتأخر أو عدم الحضور' },
    { en: 'At the daily price, at most what was paid', ar: 'بالسعر اليومي، وبما لا يتجاوز المدفوع' },
  ),
  car_no_show_hours: timeLimit(
    'hours',
    [1, 24],
    3,
    { en: 'Cars are kept for clients who are late by', ar: 'مدة انتظار العميل بعد موعد استلام السيارة' },
    { en: 'Then the provider can end the booking', ar: 'يستطيع المزوّد بعدها إنهاء الحجز' },
  ),
  car_extension_minutes: timeLimit(
    'minutes',
    [10, 240],
    30,
    { en: 'Extensions of rentals are answered within', ar: 'مهلة الرد على تمديد التأجير' },
    {
      en: 'The car stays taken so long. After the provider accepts, the client has as long to pay',
      ar: 'تبقى السيارة محجوزة خلالها، وبعد موافقة المزوّد يدفع العميل خلال المدة نفسها',
    },
  ),
  car_late_hours: timeLimit(
    'hours',
    [1, 24],
    8,
    { en: 'Hours of a late return that cost a day', ar: 'ساعات التأخر التي تُحسب بأجرة يوم' },
    {
      en: 'Each started hour costs its part of the daily price, and at most a day in 24 hours',
      ar: 'لكل ساعة تبدأ جزؤها من السعر اليومي، وبحد أقصى أجرة يوم لكل 24 ساعة',
    },
  ),
  security_deposit_days: timeLimit(
    'days',
    [0, 30],
    14,
    { en: 'Security deposits of cars go back after', ar: 'إعادة مبلغ تأمين السيارة بعد' },
    { en: 'From the return of the car', ar: 'من إعادة السيارة' },
  ),
  deposit_claim_hours: timeLimit(
    'hours',
    [24, 168],
    72,
    { en: 'Providers claim on security deposits within', ar: 'مهلة مطالبة المزوّد من مبلغ التأمين' },
    { en: 'From the return of the car', ar: 'من إعادة السيارة' },
  ),
  deposit_answer_hours: timeLimit(
    'hours',
    [24, 168],
    72,
    { en: 'Clients answer claims on security deposits within', ar: 'مهلة رد العميل على المطالبة من التأمين' },
    { en: 'Then they count as accepted', ar: 'تُعدّ بعدها مقبولة' },
  ),
  car_contract_required: switchSetting(
    'limits',
    true,
    { en: 'Cars are handed over with a contract number only', ar: 'لا تُسلّم سيارة دون رقم عقد' },
    { en: 'The number of the contract in Tajeer', ar: 'رقم العقد في منصة تأجير' },
  ),
} as const
