import type { CrudFilter } from '@refinedev/core'
import { Select } from 'antd'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Placeholder } from '../../ui/Placeholder.tsx'
import { useRelationOptions } from './useRelationOptions.ts'

export type RelatedField = { to: string; max?: number }
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
  const selectProps = useRelationSelect({ to: field.to, filters, chosen, isMultiple: true, choose: add })
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

/** The properties of both selects. Enter takes the first match of what was typed, also when it is pressed before the answer is there. */
function useRelationSelect(relation: Parameters<typeof useRelationOptions>[0]) {
  const { t } = useTranslation()
  const { options, search, setSearch, setOpen, isPending, chooseFirst } = useRelationOptions(relation)
  return {
    options,
    searchValue: search,
    onSearch: setSearch,
    // antd clears only a search that it owns.
    onSelect: () => setSearch(''),
    onBlur: () => setSearch(''),
    onOpenChange: setOpen,
    onInputKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !isPending) return
      event.preventDefault()
      event.stopPropagation()
      chooseFirst()
    },
    loading: isPending,
    showSearch: true,
    // The server searches: the options are not filtered again here.
    filterOption: false,
    // While the name of a selected row loads, show a placeholder, never its id.
    labelRender: ({ label }: { label?: ReactNode }) => label ?? <Placeholder />,
    placeholder: t('form.typeToSearch'),
    notFoundContent: t(isPending ? 'palette.searching' : 'form.noResults'),
  }
}
