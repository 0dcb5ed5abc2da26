import type { StatusTone } from '@wasl/shared/registry/fields.ts'
import { Tag } from 'antd'

/** A status in a word, with a point and a ground of its tone. */
export const StatusTag = ({ text, tone }: { text: string; tone: StatusTone }) => (
  <Tag bordered={false} className="status" data-tone={tone}>
    {text}
  </Tag>
)
