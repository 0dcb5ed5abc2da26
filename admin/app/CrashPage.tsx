import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import { LoadError } from '../ui/LoadError.tsx'
import { usePageTitle } from '../ui/usePageTitle.ts'

/** Shown when a screen throws: the error, its request number and a reload button. */
export function CrashPage() {
  const error = useRouteError()
  const { t } = useTranslation()
  usePageTitle(t('error.title'))
  return <LoadError error={error} retry={() => location.reload()} />
}
