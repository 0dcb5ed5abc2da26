import type { I18nProvider } from '@refinedev/core'
import type { Locale } from '@wasl/shared/units.ts'
import i18next from 'i18next'
import { getPreferences, setPreferences } from '../api/preferences.ts'

const isLocale = (language: string): language is Locale => language === 'ar' || language === 'en'

/** Connects Refine's texts to i18next and its locale to the user's preferences. */
export const i18nProvider: I18nProvider = {
  // Refine uses keys of its own, which are not among our typed keys.
  translate: (key: string, options?: Record<string, unknown>, fallback?: string) =>
    String(i18next.t(key as 'brandTag', { ...options, defaultValue: fallback ?? key })),
  changeLocale: async (language: string) => {
    if (isLocale(language)) setPreferences({ locale: language })
  },
  getLocale: () => getPreferences().locale,
}
