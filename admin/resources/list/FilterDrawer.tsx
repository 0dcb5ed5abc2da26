import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { isAbove } from '@wasl/shared/rules/is-above.ts'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldFilter } from '../../fields/filters/FieldFilter.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { FilterGroups } from './FilterGroups.tsx'
import { filterableFields } from './filterable-fields.ts'
import type { ListRequest } from './list-request.ts'

type Props = {
  declaration: AnyResource
  isOpen: boolean
  request: ListRequest
  onClose: () => void
  onApply: (request: ListRequest) => void
}

/** The filters of a list, one input for each field, applied together. */
export function FilterDrawer({ isOpen, onClose, ...rest }: Props) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={t('filter.title')}
      width={380}
      placement={locale === 'ar' ? 'left' : 'right'}
      destroyOnHidden
    >
      <Filters {...rest} />
    </Drawer>
  )
}

function Filters({ declaration, request, onApply }: Omit<Props, 'isOpen' | 'onClose'>) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const [draft, setDraft] = useState(request)
  const isReversed = [draft.criteria, ...draft.groups].some((fields) => Object.values(fields).some(({ gte, lte }) => isAbove(gte, lte)))
  return (
    <form
      className="filters"
      onSubmit={(event) => {
        event.preventDefault()
        onApply(draft)
      }}
    >
      {filterableFields(declaration).map(([name, field]) => (
        <div key={name} className="filter">
          <label htmlFor={`filter-${name}`}>{localize(field.label)}</label>
          <FieldFilter
            id={`filter-${name}`}
            field={field}
            criteria={draft.criteria[name] ?? {}}
            onChange={(criteria) => setDraft((before) => ({ ...before, criteria: { ...before.criteria, [name]: criteria } }))}
          />
        </div>
      ))}
      <FilterGroups declaration={declaration} groups={draft.groups} onChange={(groups) => setDraft((before) => ({ ...before, groups }))} />
      <div className="filters-footer">
        <Button type="primary" htmlType="submit" disabled={isReversed}>
          {t('list.apply')}
        </Button>
        <Button onClick={() => onApply({ ...request, criteria: {}, groups: [] })}>{t('list.clear')}</Button>
      </div>
    </form>
  )
}
