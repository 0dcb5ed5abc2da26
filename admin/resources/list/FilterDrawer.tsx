import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import { FieldFilter } from '../../fields/filters.tsx'
import { FilterGroups } from './FilterGroups.tsx'
import { filterable } from './filterable.ts'
import type { Asked } from './list-request.ts'

type Props = {
  declaration: AnyResource
  isOpen: boolean
  asked: Asked
  onClose: () => void
  onApply: (asked: Asked) => void
}

/** The filters of a list, asked for by kind and applied together. */
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

function Filters({ declaration, asked, onApply }: Omit<Props, 'isOpen' | 'onClose'>) {
  const { t } = useTranslation()
  const { say } = useLocale()
  const [draft, setDraft] = useState(asked)
  return (
    <form
      className="filters"
      onSubmit={(event) => {
        event.preventDefault()
        onApply(draft)
      }}
    >
      {filterable(declaration).map(([name, field]) => (
        <div key={name} className="filter">
          <label htmlFor={`filter-${name}`}>{say(field.label)}</label>
          <FieldFilter
            id={`filter-${name}`}
            field={field}
            criteria={draft.criteria[name] ?? {}}
            onChange={(one) => setDraft((before) => ({ ...before, criteria: { ...before.criteria, [name]: one } }))}
          />
        </div>
      ))}
      <FilterGroups declaration={declaration} groups={draft.groups} onChange={(groups) => setDraft((before) => ({ ...before, groups }))} />
      <div className="filters-end">
        <Button type="primary" htmlType="submit">
          {t('list.apply')}
        </Button>
        <Button onClick={() => onApply({ ...asked, criteria: {}, groups: [] })}>{t('list.clear')}</Button>
      </div>
    </form>
  )
}
