import type { ChoiceField } from '@wasl/shared/registry/fields.ts'
import { labelOfChoice } from '@wasl/shared/registry/row-title.ts'
import { Tag } from 'antd'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { useLocale } from '../../ui/useLocale.ts'

/** The option's label, as a status tag when it has a tone. A value that is no longer an option is shown as is. */
export function ChoiceCell({ field, value }: { field: ChoiceField; value: string }) {
  const { localize } = useLocale()
  const label = labelOfChoice(field, value)
  const text = label ? localize(label) : value
  const tone = field.tones?.[value]
  if (tone) return <StatusTag text={text} tone={tone} />
  return (
    <Tag bordered={false} className="choice">
      {text}
    </Tag>
  )
}
