import { numberSettings, switchSetting } from './setting-kinds.ts'

const account = numberSettings('accounts')

/** How long people stay logged in. */
export const sessionSettings = {
  session_days: account(
    'days',
    [1, 365],
    30,
    { en: 'Sessions expire after inactivity of', ar: 'انتهاء الجلسة دون استخدام بعد' },
    { en: 'For clients and providers', ar: 'للعملاء ومزوّدي الخدمة' },
  ),
  admin_session_hours: account(
    'hours',
    [1, 100_000],
    12,
    { en: 'Back-office sessions expire after inactivity of', ar: 'انتهاء جلسة لوحة الإدارة دون استخدام بعد' },
    { en: 'For administrators', ar: 'للمشرفين' },
  ),
  session_max_days: account(
    'days',
    [1, 3650],
    90,
    { en: 'Sessions expire at the latest after', ar: 'أقصى مدة للجلسة' },
    { en: 'For clients and providers, even when in use', ar: 'للعملاء ومزوّدي الخدمة، وإن ظلت مستخدمة' },
  ),
  admin_session_max_days: account(
    'days',
    [1, 3650],
    7,
    { en: 'Back-office sessions expire at the latest after', ar: 'أقصى مدة لجلسة لوحة الإدارة' },
    { en: 'For administrators, even when in use', ar: 'للمشرفين، وإن ظلت مستخدمة' },
  ),
  two_factor_required: switchSetting(
    'accounts',
    false,
    { en: 'Require two-factor authentication of administrators', ar: 'إلزام المشرفين بالتحقق بخطوتين' },
    {
      en: 'Administrators without it set it up first, before they can do anything else',
      ar: 'من لم يفعّله من المشرفين يفعّله أولًا قبل أي شيء آخر',
    },
  ),
}
