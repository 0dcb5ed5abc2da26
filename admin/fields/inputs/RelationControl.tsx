import type { CrudFilter } from '@refinedev/core'
import { Select } from 'antd'
import { useRelationSelect } from './useRelationSelect.tsx'

/** `referredBy`: the resource whose references are offered to administrators who may not list all rows. */
export type RelatedField = { to: string; max?: number; referredBy?: string }
export type RelationProps<V> = {
  field: RelatedField
  /** The options are rows that match these. */
  filters?: CrudFilter[]
  id?: string
  value?: V
  onChange?: (value: V | null) => void
  'aria-label'?: string
}

/** Selects a row of another resource by search. */
export function RelationControl({ field, filters, value, onChange, ...inputProps }: RelationProps<string | null>) {
  const selectProps = useRelationSelect({
    to: field.to,
    referredBy: field.referredBy,
    filters,
    chosen: value ? [value] : [],
    isMultiple: false,
    choose: (id) => onChange?.(id),
  })
  return (
    <Select<string> {...selectProps} {...inputProps} value={value || null} onChange={(chosen) => onChange?.(chosen ?? null)} allowClear />
  )
}

/** Selects rows of another resource by search. */
export function RelationsControl({ field, filters, value, onChange, ...inputProps }: RelationProps<readonly string[]>) {
  const chosen = value ?? []
  const add = (id: string) => !chosen.includes(id) && chosen.length < (field.max ?? Number.POSITIVE_INFINITY) && onChange?.([...chosen, id])
  const selectProps = useRelationSelect({ to: field.to, referredBy: field.referredBy, filters, chosen, isMultiple: true, choose: add })
  return (
    <Select<string[]>
      {...selectProps}
      {...inputProps}
      mode="multiple"
      value={[...chosen]}
      onChange={(ids) => onChange?.(ids)}
      {...(field.max && { maxCount: field.max })}
    />
  )
}
