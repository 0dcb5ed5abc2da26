import { useTranslation } from 'react-i18next'
import { useLocale } from '../../ui/useLocale.ts'
import type { ValueProps } from '../kinds.ts'

/** Permissions in a table: their names when the field has few options, otherwise their number. */
export function PermissionsCell({ field, value }: ValueProps<'permissions'>) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const { options } = field
  if (!options) return <span>{t('permissions.count', { count: value.length })}</span>
  const names = value.map((permission) => localize(options[permission] ?? { en: permission, ar: permission }))
  return <span>{names.join(t('permissions.separator'))}</span>
}
