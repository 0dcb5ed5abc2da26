import type { I18nProvider } from '@refinedev/core'
import type { Locale } from '@wasl/shared/units.ts'
import i18next from 'i18next'
import { prefer, preferences } from './preferences.ts'

const isLocale = (language: string): language is Locale => language === 'ar' || language === 'en'

/** Refine's translations, answered by i18next; the language itself is one of the reader's preferences. */
export const i18nProvider: I18nProvider = {
  // Refine asks by keys of its own, which the typed keys of our texts cannot name.
  translate: (key: string, options?: Record<string, unknown>, fallback?: string) =>
    String(i18next.t(key as 'brand', { ...options, defaultValue: fallback ?? key })),
  changeLocale: async (language: string) => {
    if (isLocale(language)) prefer({ locale: language })
  },
  getLocale: () => preferences().locale,
}
