import { FilterOutlined, SearchOutlined } from '@ant-design/icons'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Badge, Button, Input } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import { FilterDrawer } from './FilterDrawer.tsx'
import type { ListRequest } from './list-request.ts'

type Props = { declaration: AnyResource; request: ListRequest; onRequest: (request: ListRequest) => void; children: ReactNode }

/** The search field, the filter button, and the other list controls as children. */
export function ListToolbar({ declaration, request, onRequest, children }: Props) {
  const { t } = useTranslation()
  const { localizeInline } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const { search, criteria, groups } = request
  const active = Object.keys(criteria).length + groups.length
  const submitSearch = (typed: string) => typed.trim() !== search && onRequest({ ...request, search: typed.trim() })
  const label = t('list.searchIn', { resource: localizeInline(declaration.label.many) })
  return (
    <search className="list-toolbar">
      <Input
        // The key resets the input when the address changes, for example on going back.
        key={search}
        defaultValue={search}
        allowClear
        dir="auto"
        prefix={<SearchOutlined aria-hidden />}
        placeholder={label}
        aria-label={label}
        enterKeyHint="search"
        onPressEnter={({ currentTarget }) => submitSearch(currentTarget.value)}
        onBlur={({ currentTarget }) => submitSearch(currentTarget.value)}
        onClear={() => submitSearch('')}
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
      {children}
      <FilterDrawer
        declaration={declaration}
        isOpen={isOpen}
        request={request}
        onClose={() => setOpen(false)}
        onApply={(next) => {
          setOpen(false)
          onRequest(next)
        }}
      />
    </search>
  )
}
