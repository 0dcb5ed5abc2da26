import { plainText } from '@wasl/shared/registry/plain-text.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { useLocale } from '../../ui/useLocale.ts'
import { ClampedText } from './text.tsx'

/** The text in the user's language, or in the other when it is empty. */
export function LocalizedCell({ value }: { value: Localized }) {
  const { locale } = useLocale()
  return <ClampedText text={value[locale] || value[locale === 'ar' ? 'en' : 'ar']} />
}

/** Rich text as plain text. */
export const RichTextCell = ({ value }: { value: Localized }) => (
  <LocalizedCell value={{ ar: plainText(value.ar), en: plainText(value.en) }} />
)
