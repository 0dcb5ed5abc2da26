import { Checkbox } from 'antd'
import { useLocale } from '../../app/useLocale.ts'
import { PermissionsControl } from '../../features/permissions/PermissionsControl.tsx'
import type { InputProps } from '../kinds.ts'
import { Labelled } from './Labelled.tsx'

/** Asks for permissions: a few by their names, or the whole catalogue as a grid over the width of the form. */
export function PermissionsInput(props: InputProps<'permissions'>) {
  const { field } = props
  const { say } = useLocale()
  return (
    <div className="field-span">
      <Labelled {...props}>
        {field.of ? (
          <Checkbox.Group options={Object.entries(field.of).map(([value, label]) => ({ value, label: say(label) }))} />
        ) : (
          <PermissionsControl />
        )}
      </Labelled>
    </div>
  )
}
