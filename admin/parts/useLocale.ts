import { type Label, type Locale, labelIn } from '@wasl/shared/units.ts'
import { usePreferences } from '../shell/preferences.ts'

/** The reader's language, and the words of a declaration in it. */
export function useLocale(): { locale: Locale; say: (label: Label) => string } {
  const { locale } = usePreferences()
  return { locale, say: (label) => labelIn(label, locale) }
}
