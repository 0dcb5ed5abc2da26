import { Checkbox } from 'antd'
import { useLocale } from '../../ui/useLocale.ts'
import type { InputProps } from '../kinds.ts'
import { PermissionSelect } from '../permissions/PermissionSelect.tsx'
import { PermissionsControl } from '../permissions/PermissionsControl.tsx'
import { FormField } from './FormField.tsx'

/** Selects permissions: as checkboxes when the field has few options, from a searchable list when it is compact, otherwise in the full permission grid. */
export function PermissionsInput(props: InputProps<'permissions'>) {
  const { field } = props
  const { localize } = useLocale()
  return (
    <div className="field-span">
      <FormField {...props}>
        {field.options ? (
          <Checkbox.Group options={Object.entries(field.options).map(([value, label]) => ({ value, label: localize(label) }))} />
        ) : field.compact ? (
          <PermissionSelect />
        ) : (
          <PermissionsControl />
        )}
      </FormField>
    </div>
  )
}
