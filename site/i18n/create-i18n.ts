import type { Locale } from '@wasl/shared/units.ts'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Texts } from './namespaces.ts'

/** A ready i18next with the given texts: one a request on the server, one a page in the browser. */
export function createI18n(locale: Locale, texts: Texts): i18n {
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
