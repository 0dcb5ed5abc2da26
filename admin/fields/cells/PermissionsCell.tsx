import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import type { ValueProps } from '../kinds.ts'

/** Permissions in a table: by name where there are few to have, else how many. */
export function PermissionsCell({ field, value }: ValueProps<'permissions'>) {
  const { t } = useTranslation()
  const { say } = useLocale()
  const { of } = field
  if (!of) return <span>{t('permissions.count', { count: value.length })}</span>
  const names = value.map((one) => say(of[one] ?? [one, one]))
  return <span>{names.join(t('permissions.and'))}</span>
}
