import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import { Failed } from '../ui/LoadError.tsx'
import { usePageTitle } from './usePageTitle.ts'

/** What stands where a screen broke: what to do, and the number to tell us. */
export function CrashPage() {
  const error = useRouteError()
  const { t } = useTranslation()
  usePageTitle(t('error.title'))
  return <Failed error={error} retry={() => location.reload()} />
}
