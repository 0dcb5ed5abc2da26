import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Tag } from 'antd'
import { useLocale } from './useLocale.ts'

/** The computed status of a row, in its tone: the server's word, whose clock counts. */
export function DerivedTag({ declaration, row }: { declaration: AnyResource; row: AnyRow }) {
  const { say } = useLocale()
  const { derived } = declaration
  if (!derived) return null
  const option = derived.options[String(row.derived)]
  if (!option) return null
  return (
    <Tag bordered={false} className="status" data-tone={option.tone}>
      {say(option.label)}
    </Tag>
  )
}
