import { PermissionGrid } from '../../features/permissions/PermissionGrid.tsx'
import { PermissionsCell } from '../cells/PermissionsCell.tsx'
import type { ValueProps } from '../kinds.ts'

/** Permissions on a show page: the same grid as in the form, only looked at. */
export function PermissionsShow({ field, value }: ValueProps<'permissions'>) {
  return field.of ? <PermissionsCell field={field} value={value} /> : <PermissionGrid held={value} />
}
