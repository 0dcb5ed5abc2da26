import { type BaseRecord, useSelect } from '@refinedev/core'
import { Select } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import { declarationOf, titleOf } from '../../resources/declarations.ts'
import { Awaited } from '../../ui/Placeholder.tsx'
import { sortersOf } from '../../ui/sorters.ts'

type Target = { to: string; max?: number }
type Given<V> = { field: Target; id?: string; value?: V; onChange?: (value: V | null) => void; 'aria-label'?: string }

/** One row of another resource, found by search. */
export function RelationControl({ field, value, onChange, ...given }: Given<string | null>) {
  const { t } = useTranslation()
  const options = useRelationOptions(field.to, value ? [value] : [])
  return (
    <Select<string>
      {...options}
      {...given}
      value={value || null}
      onChange={(chosen) => onChange?.(chosen ?? null)}
      allowClear
      placeholder={t('form.typeToSearch')}
      notFoundContent={t('form.nothingFound')}
    />
  )
}

/** Rows of another resource, found by search. */
export function RelationsControl({ field, value, onChange, ...given }: Given<readonly string[]>) {
  const { t } = useTranslation()
  const options = useRelationOptions(field.to, value ?? [])
  return (
    <Select<string[]>
      {...options}
      {...given}
      mode="multiple"
      value={[...(value ?? [])]}
      onChange={(chosen) => onChange?.(chosen)}
      {...(field.max && { maxCount: field.max })}
      placeholder={t('form.typeToSearch')}
      notFoundContent={t('form.nothingFound')}
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
    ...(target && { sorters: sortersOf(target) }),
    pagination: { pageSize: 20, mode: 'server' },
    onSearch: (words) => (words ? [{ field: 'q', operator: 'contains', value: words }] : []),
    debounce: 300,
    errorNotification: false,
  })
  // The server searches; what it answers is not filtered again.
  // Until its name is here, what is chosen is the room for one, never an id.
  const labelRender = ({ label }: { label?: ReactNode }) => label ?? <Awaited />
  return { options, onSearch, labelRender, loading: query.isFetching, showSearch: true, filterOption: false }
}
