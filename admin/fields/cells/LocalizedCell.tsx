import type { Localized } from '@wasl/shared/units.ts'
import { useLocale } from '../../app/useLocale.ts'
import { Lines } from './text.tsx'

/** The text in the reader's language, in the other where that one is empty. */
export function LocalizedCell({ value }: { value: Localized }) {
  const { locale } = useLocale()
  return <Lines text={value[locale] || value[locale === 'ar' ? 'en' : 'ar']} />
}
