import type { ChoiceField } from '@wasl/shared/registry/fields.ts'
import { Tag } from 'antd'
import { useLocale } from '../../parts/useLocale.ts'

/** The label of the chosen option; a value that is no option any more is shown as it is. */
export function ChoiceCell({ field, value }: { field: ChoiceField; value: string }) {
  const { say } = useLocale()
  const label = field.options[value]
  return (
    <Tag bordered={false} className="choice">
      {label ? say(label) : value}
    </Tag>
  )
}
