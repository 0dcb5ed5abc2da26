import type { Locale } from '@wasl/shared/units.ts'
import type { Locale as AntdLocale } from 'antd/es/locale'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { nameDaysIn } from './date-labels.ts'

/** Makes the page speak this language: texts, antd's own words, dates, `lang` and `dir`. Resolves to antd's words. */
export async function speak(locale: Locale): Promise<AntdLocale> {
  const { texts, antd } = await load(locale)
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
  nameDaysIn(locale)
  document.documentElement.lang = locale
  document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr'
  return antd
}

// Fetched when asked for: an Arabic reader never loads the English texts.
async function load(locale: Locale) {
  if (locale === 'en') {
    const [texts, antd] = await Promise.all([import('@wasl/shared/i18n/admin/en.json'), import('antd/es/locale/en_US')])
    return { texts: texts.default, antd: withOurDates(antd.default) }
  }
  const [texts, antd] = await Promise.all([
    import('@wasl/shared/i18n/admin/ar.json'),
    import('antd/es/locale/ar_EG'),
    import('dayjs/locale/ar.js'),
  ])
  const arabic = withOurDates(antd.default, { shortWeekDays: 'أحد إثن ثلا أرب خمي جمع سبت'.split(' ') })
  return { texts: texts.default, antd: { ...arabic, Pagination: { ...arabic.Pagination, items_per_page: 'في الصفحة' } } }
}

/** antd's Arabic writes dates as M/D/YYYY; here dates are dd-mm-yyyy in both languages. */
function withOurDates(words: AntdLocale, more: { shortWeekDays?: string[] } = {}): AntdLocale {
  const dates = { fieldDateFormat: 'DD-MM-YYYY', fieldDateTimeFormat: 'DD-MM-YYYY HH:mm', cellDateFormat: 'D', ...more }
  const { Calendar, DatePicker } = words
  return {
    ...words,
    ...(Calendar && { Calendar: { ...Calendar, lang: { ...Calendar.lang, ...dates } } }),
    ...(DatePicker && { DatePicker: { ...DatePicker, lang: { ...DatePicker.lang, ...dates } } }),
  }
}
