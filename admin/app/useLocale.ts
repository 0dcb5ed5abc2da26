import { type Label, type Locale, labelIn } from '@wasl/shared/units.ts'
import { usePreferences } from './preferences.ts'

/** The reader's language, the other one, and the words of a declaration in it, by themselves or within a sentence. */
export function useLocale(): { locale: Locale; other: Locale; say: (label: Label) => string; sayWithin: (label: Label) => string } {
  const { locale } = usePreferences()
  const say = (label: Label) => labelIn(label, locale)
  return { locale, other: locale === 'ar' ? 'en' : 'ar', say, sayWithin: (label) => uncapitalized(say(label)) }
}

// Inside a sentence «Coupon» is «coupon», while «FAQ» stays «FAQ»; Arabic has no capitals.
const uncapitalized = (name: string) => (/^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name)
