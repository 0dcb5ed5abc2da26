import type { Localized } from '@wasl/shared/units.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import { RichText } from '../rich/RichText.tsx'

/** The formatted text in both languages, the reader's own first, side by side where there is room. */
export function RichShow({ value }: { value: Localized }) {
  const { t } = useTranslation()
  const { locale, other } = useLocale()
  return (
    <div className="pair">
      {[locale, other].map((language) => (
        <div key={language} className="pair-side" dir={language === 'ar' ? 'rtl' : 'ltr'}>
          <span className="pair-language">{t(language === 'ar' ? 'form.arabic' : 'form.english')}</span>
          {value[language] ? (
            <div lang={language}>
              <RichText html={value[language]} />
            </div>
          ) : (
            <span className="none">{t('form.missingLanguage')}</span>
          )}
        </div>
      ))}
    </div>
  )
}
