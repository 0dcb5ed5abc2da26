import type { Localized } from '@wasl/shared/units.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../ui/useLocale.ts'
import { RichText } from '../rich/RichText.tsx'

/** Rich text in both languages, the user's own first, side by side on wide screens. */
export function RichTextDisplay({ value }: { value: Localized }) {
  const { t } = useTranslation()
  const { locale, otherLocale } = useLocale()
  return (
    <div className="language-pair">
      {[locale, otherLocale].map((language) => (
        <div key={language} className="language-pair-side" dir={language === 'ar' ? 'rtl' : 'ltr'}>
          <span className="language-pair-label">{t(language === 'ar' ? 'form.arabic' : 'form.english')}</span>
          {value[language] ? (
            <div lang={language}>
              <RichText html={value[language]} />
            </div>
          ) : (
            <span className="muted">{t('form.missingLanguage')}</span>
          )}
        </div>
      ))}
    </div>
  )
}
