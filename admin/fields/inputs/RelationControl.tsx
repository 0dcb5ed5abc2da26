import { type BaseRecord, useSelect } from '@refinedev/core'
import { Select } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import { declarationOf, titleOf } from '../../resources/declarations.ts'
import { defaultSorters } from '../../resources/default-sorters.ts'
import { Placeholder } from '../../ui/Placeholder.tsx'

type Target = { to: string; max?: number }
type RelationProps<V> = { field: Target; id?: string; value?: V; onChange?: (value: V | null) => void; 'aria-label'?: string }

/** Selects a row of another resource by search. */
export function RelationControl({ field, value, onChange, ...inputProps }: RelationProps<string | null>) {
  const { t } = useTranslation()
  const options = useRelationOptions(field.to, value ? [value] : [])
  return (
    <Select<string>
      {...options}
      {...inputProps}
      value={value || null}
      onChange={(chosen) => onChange?.(chosen ?? null)}
      allowClear
      placeholder={t('form.typeToSearch')}
      notFoundContent={t('form.noResults')}
    />
  )
}

/** Selects rows of another resource by search. */
export function RelationsControl({ field, value, onChange, ...inputProps }: RelationProps<readonly string[]>) {
  const { t } = useTranslation()
  const options = useRelationOptions(field.to, value ?? [])
  return (
    <Select<string[]>
      {...options}
      {...inputProps}
      mode="multiple"
      value={[...(value ?? [])]}
      onChange={(chosen) => onChange?.(chosen)}
      {...(field.max && { maxCount: field.max })}
      placeholder={t('form.typeToSearch')}
      notFoundContent={t('form.noResults')}
    />
  )
}

function useRelationOptions(to: string, chosen: readonly string[]) {
  const { locale } = useLocale()
  const target = declarationOf(to)
  const { options, onSearch, query } = useSelect<BaseRecord & { id: string }>({
    resource: to,
    optionLabel: (row) => (target ? titleOf(target, row, locale) : row.id),
    optionValue: (row) => row.id,
    defaultValue: [...chosen],
    selectedOptionsOrder: 'selected-first',
    ...(target && { sorters: defaultSorters(target) }),
    pagination: { pageSize: 20, mode: 'server' },
    onSearch: (searchTerms) => (searchTerms ? [{ field: 'q', operator: 'contains', value: searchTerms }] : []),
    debounce: 300,
    errorNotification: false,
  })
  // The server searches: the options are not filtered again here.
  // While the name of a selected row loads, show a placeholder, never its id.
  const labelRender = ({ label }: { label?: ReactNode }) => label ?? <Placeholder />
  return { options, onSearch, labelRender, loading: query.isFetching, showSearch: true, filterOption: false }
}
