import { permissionCatalog } from '@wasl/resources/permission-catalog.ts'
import { normalizeArabic } from '@wasl/shared/i18n/normalize-arabic.ts'
import { Select } from 'antd'
import { useAdmin } from '../../auth/useAdmin.ts'
import { useLocale } from '../../ui/useLocale.ts'
import { canGrant } from './grants.ts'
import { usePermissionName } from './usePermissionName.ts'

type Props = { id?: string; value?: readonly string[]; onChange?: (value: string[]) => void }

/** The form control for a few permissions: a searchable list, in which those that the admin lacks are disabled. */
export function PermissionSelect({ id, value = [], onChange }: Props) {
  const { localize } = useLocale()
  const nameOf = usePermissionName()
  const { data: holder } = useAdmin()
  const options = permissionCatalog.map((row) => ({
    label: localize(row.label),
    options: row.grants.map(({ permission }) => ({
      value: permission,
      label: nameOf(permission),
      disabled: !holder || !canGrant(holder, permission),
    })),
  }))
  return (
    <Select
      id={id}
      mode="multiple"
      value={[...value]}
      onChange={onChange}
      options={options}
      filterOption={(text, option) => normalizeArabic(String(option?.label ?? '')).includes(normalizeArabic(text))}
      allowClear
    />
  )
}
