import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { setPreferences, usePreferences } from '../api/preferences.ts'

/** A button labelled with the other language, in that language. */
export function LanguageSwitch() {
  const { t } = useTranslation()
  const other = usePreferences().locale === 'ar' ? 'en' : 'ar'
  return (
    <Button type="text" lang={other} onClick={() => setPreferences({ locale: other })}>
      {t(other === 'ar' ? 'nav.toArabic' : 'nav.toEnglish')}
    </Button>
  )
}
