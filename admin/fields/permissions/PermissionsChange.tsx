import { useTranslation } from 'react-i18next'
import { usePermissionName } from './usePermissionName.ts'

/** The permissions a change added and removed; a permission that no longer exists is shown by its key. */
export function PermissionsChange({ before, after }: { before: unknown; after: unknown }) {
  const { t } = useTranslation()
  const [had, has] = [permissionsIn(before), permissionsIn(after)]
  const added = has.filter((permission) => !had.includes(permission))
  const removed = had.filter((permission) => !has.includes(permission))
  return (
    <div className="permissions-diff">
      {added.length > 0 && <PermissionNames title={t('permissions.added')} permissions={added} />}
      {removed.length > 0 && <PermissionNames title={t('permissions.removed')} permissions={removed} />}
    </div>
  )
}

const permissionsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

function PermissionNames({ title, permissions }: { title: string; permissions: readonly string[] }) {
  const { t } = useTranslation()
  const nameOf = usePermissionName()
  return (
    <p>
      <strong>{title}</strong> <span>{permissions.map(nameOf).join(t('permissions.separator'))}</span>
    </p>
  )
}
