import type { Locale } from '@wasl/shared/units.ts'
import type { Locale as AntdLocale } from 'antd/es/locale'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { setDayjsLocale } from './dayjs-locale.ts'

/** Switches the page to this language: texts, dates, `lang` and `dir`. Resolves to antd's locale. */
export async function applyLanguage(locale: Locale): Promise<AntdLocale> {
  const { texts, antd } = await loadTexts(locale)
  if (!i18next.isInitialized)
    await i18next.use(initReactI18next).init({
      lng: locale,
      ns: 'admin',
      defaultNS: 'admin',
      resources: {},
      fallbackLng: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    })
  i18next.addResourceBundle(locale, 'admin', texts)
  await i18next.changeLanguage(locale)
  setDayjsLocale(locale)
  document.documentElement.lang = locale
  document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr'
  return antd
}

// Loaded on demand: an Arabic reader never loads the English texts.
async function loadTexts(locale: Locale) {
  const { texts, antd } = await (locale === 'en' ? import('./texts-en.ts') : import('./texts-ar.ts'))
  if (locale === 'en') return { texts, antd: withDateFormats(antd) }
  const arabic = withDateFormats(antd, { shortWeekDays: 'أحد إثن ثلا أرب خمي جمع سبت'.split(' ') })
  return { texts, antd: { ...arabic, Pagination: { ...arabic.Pagination, items_per_page: 'في الصفحة' } } }
}

/** Dates are dd-mm-yyyy in both languages; antd's Arabic locale has M/D/YYYY. */
function withDateFormats(antdLocale: AntdLocale, more: { shortWeekDays?: string[] } = {}): AntdLocale {
  const dates = { fieldDateFormat: 'DD-MM-YYYY', fieldDateTimeFormat: 'DD-MM-YYYY HH:mm', cellDateFormat: 'D', ...more }
  const { Calendar, DatePicker } = antdLocale
  return {
    ...antdLocale,
    ...(Calendar && { Calendar: { ...Calendar, lang: { ...Calendar.lang, ...dates } } }),
    ...(DatePicker && { DatePicker: { ...DatePicker, lang: { ...DatePicker.lang, ...dates } } }),
  }
}
