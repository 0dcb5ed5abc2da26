import { PermissionGrid } from '../../features/permissions/PermissionGrid.tsx'
import { PermissionsCell } from '../cells/PermissionsCell.tsx'
import type { ValueProps } from '../kinds.ts'

/** Permissions on a show page: the same grid as in the form, read-only. */
export function PermissionsDisplay({ field, value }: ValueProps<'permissions'>) {
  return field.options ? <PermissionsCell field={field} value={value} /> : <PermissionGrid granted={value} />
}
