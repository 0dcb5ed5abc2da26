import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Tag } from 'antd'
import { useLocale } from './useLocale.ts'

/** The computed status of a row, in its tone: the server's word where it sent one (its clock counts), else computed here. */
export function DerivedTag({ declaration, row }: { declaration: AnyResource; row: AnyRow }) {
  const { say } = useLocale()
  const { derived } = declaration
  if (!derived) return null
  const option = derived.options[typeof row.derived === 'string' ? row.derived : statusOf(derived, row)]
  if (!option) return null
  return (
    <Tag bordered={false} className="status" data-tone={option.tone}>
      {say(option.label)}
    </Tag>
  )
}

// Safe: the row came from the resource that declares the status.
const statusOf = (derived: NonNullable<AnyResource['derived']>, row: AnyRow) => derived.of(row as never, new Date().toISOString())
