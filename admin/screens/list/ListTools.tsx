import { FilterOutlined, SearchOutlined } from '@ant-design/icons'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Badge, Button, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CriteriaByField } from '../../kinds/filters/criteria.ts'
import { useLocale } from '../../parts/useLocale.ts'
import { FilterDrawer } from './FilterDrawer.tsx'

type Props = {
  declaration: AnyResource
  words: string
  criteria: CriteriaByField
  onAsk: (words: string, criteria: CriteriaByField) => void
}

/** Search, and the way to the filters. */
export function ListTools({ declaration, words, criteria, onAsk }: Props) {
  const { t } = useTranslation()
  const { sayWithin } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const active = Object.keys(criteria).length
  const search = t('list.searchIn', { resource: sayWithin(declaration.label.many) })
  return (
    <search className="list-tools">
      <Input
        // Keyed by the address, so that going back shows the words of that page again.
        key={words}
        defaultValue={words}
        allowClear
        dir="auto"
        prefix={<SearchOutlined aria-hidden />}
        placeholder={search}
        aria-label={search}
        enterKeyHint="search"
        onPressEnter={({ currentTarget }) => onAsk(currentTarget.value.trim(), criteria)}
        onBlur={({ currentTarget }) => currentTarget.value.trim() !== words && onAsk(currentTarget.value.trim(), criteria)}
        onClear={() => onAsk('', criteria)}
      />
      {(declaration.filters?.length ?? 0) > 0 && (
        <Badge count={active} size="small" color="var(--ant-color-primary)">
          <Button
            icon={<FilterOutlined />}
            onClick={() => setOpen(true)}
            aria-label={active > 0 ? t('list.filtersActive', { count: active }) : undefined}
          >
            {t('list.filters')}
          </Button>
        </Badge>
      )}
      <FilterDrawer
        declaration={declaration}
        isOpen={isOpen}
        criteria={criteria}
        onClose={() => setOpen(false)}
        onApply={(next) => {
          setOpen(false)
          onAsk(words, next)
        }}
      />
    </search>
  )
}
