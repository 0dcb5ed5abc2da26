import { type Label, type Locale, labelIn } from '@wasl/shared/units.ts'
import { usePreferences } from '../api/preferences.ts'

/**
 * The user's language and functions that pick the text of a label in it: `localize` on its own ("Coupon"), `localizeInline` within a
 * sentence ("coupon").
 */
export function useLocale(): {
  locale: Locale
  otherLocale: Locale
  localize: (label: Label) => string
  localizeInline: (label: Label) => string
} {
  const { locale } = usePreferences()
  const localize = (label: Label) => labelIn(label, locale)
  return { locale, otherLocale: locale === 'ar' ? 'en' : 'ar', localize, localizeInline: (label) => uncapitalized(localize(label)) }
}

// "Coupon" becomes "coupon", "FAQ" stays "FAQ"; Arabic has no capitals.
const uncapitalized = (name: string) => (/^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name)
