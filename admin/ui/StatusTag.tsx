import type { StatusTone } from '@wasl/shared/registry/fields.ts'
import { Tag } from 'antd'

export const StatusTag = ({ text, tone }: { text: string; tone: StatusTone }) => (
  <Tag bordered={false} className="status" data-tone={tone}>
    {text}
  </Tag>
)
