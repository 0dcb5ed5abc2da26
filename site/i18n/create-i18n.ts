import type { Locale } from '@wasl/shared/units.ts'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

/** Texts by namespace. */
export type LocaleTexts = Record<string, Record<string, unknown>>

/** Creates an i18next instance. The server has one per language, the browser one per page. */
export function createI18n(locale: Locale, texts: LocaleTexts): i18n {
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    lng: locale,
    resources: { [locale]: texts },
    defaultNS: 'common',
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return instance
}
