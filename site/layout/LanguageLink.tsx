import { barePath, pathIn } from '@wasl/shared/pages/locale-path.ts'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useLocale } from '../i18n/locale.ts'
import { Icon } from '../ui/Icon.tsx'

/** Links to this page in the other language. A plain link: language and direction belong to the whole document. */
export function LanguageLink() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const otherLocale = useLocale() === 'ar' ? 'en' : 'ar'
  return (
    <a
      href={pathIn(otherLocale, barePath(pathname) + search)}
      lang={otherLocale}
      hrefLang={otherLocale}
      title={t('otherLanguageLabel')}
      className="flex min-h-11 items-center gap-1.5 rounded-control px-2 text-muted sm:px-2.5 hover:bg-sunken hover:text-brand"
    >
      <Icon name="globe" className="hidden sm:block" />
      {t('otherLanguage')}
    </a>
  )
}
