import { useTranslation } from 'react-i18next'
import { PermissionsCell } from '../cells/PermissionsCell.tsx'
import type { ValueProps } from '../kinds.ts'
import { PermissionGrid } from '../permissions/PermissionGrid.tsx'
import { usePermissionName } from '../permissions/usePermissionName.ts'

/** Permissions on a show page: the same grid as in the form, read-only, or their names if the field is compact. */
export function PermissionsDisplay({ field, value }: ValueProps<'permissions'>) {
  const { t } = useTranslation()
  const nameOf = usePermissionName()
  if (field.compact) return <span>{value.map(nameOf).join(t('permissions.separator'))}</span>
  return field.options ? <PermissionsCell field={field} value={value} /> : <PermissionGrid granted={value} />
}
