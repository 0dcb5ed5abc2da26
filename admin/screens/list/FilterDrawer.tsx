import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CriteriaByField } from '../../kinds/filters/criteria.ts'
import { FieldFilter } from '../../kinds/filters.tsx'
import { useLocale } from '../../parts/useLocale.ts'
import { filterable } from './filterable.ts'

type Props = {
  declaration: AnyResource
  isOpen: boolean
  criteria: CriteriaByField
  onClose: () => void
  onApply: (criteria: CriteriaByField) => void
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

function Filters({ declaration, criteria, onApply }: Omit<Props, 'isOpen' | 'onClose'>) {
  const { t } = useTranslation()
  const { say } = useLocale()
  const [draft, setDraft] = useState(criteria)
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
            criteria={draft[name] ?? {}}
            onChange={(asked) => setDraft((before) => ({ ...before, [name]: asked }))}
          />
        </div>
      ))}
      <div className="filters-end">
        <Button type="primary" htmlType="submit">
          {t('list.apply')}
        </Button>
        <Button onClick={() => onApply({})}>{t('list.clear')}</Button>
      </div>
    </form>
  )
}
