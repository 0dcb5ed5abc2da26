import type { ChoiceField } from '@wasl/shared/registry/fields.ts'
import { Tag } from 'antd'
import { useLocale } from '../../app/useLocale.ts'
import { StatusTag } from '../../ui/StatusTag.tsx'

/** The label of the chosen option, a status in its tone; a value that is no option any more is shown as it is. */
export function ChoiceCell({ field, value }: { field: ChoiceField; value: string }) {
  const { say } = useLocale()
  const label = field.options[value]
  const text = label ? say(label) : value
  const tone = field.tones?.[value]
  if (tone) return <StatusTag text={text} tone={tone} />
  return (
    <Tag bordered={false} className="choice">
      {text}
    </Tag>
  )
}
