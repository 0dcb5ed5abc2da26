import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { prefer, usePreferences } from './preferences.ts'

/** One button that names the other language in that language. */
export function LanguageSwitch() {
  const { t } = useTranslation()
  const other = usePreferences().locale === 'ar' ? 'en' : 'ar'
  return (
    <Button type="text" lang={other} onClick={() => prefer({ locale: other })}>
      {t(other === 'ar' ? 'nav.toArabic' : 'nav.toEnglish')}
    </Button>
  )
}
