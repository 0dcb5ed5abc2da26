import { FilterOutlined } from '@ant-design/icons'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Badge, Button } from 'antd'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../ui/useLocale.ts'
import type { ListRequest } from './list-request.ts'
import { SearchInput } from './SearchInput.tsx'

type Props = {
  declaration: AnyResource
  request: ListRequest
  onRequest: (request: ListRequest, options?: { replace: boolean }) => void
  children: ReactNode
}

// Has the inputs of all kinds of fields, so it is loaded when it is first opened.
const FilterDrawer = lazy(async () => ({ default: (await import('./FilterDrawer.tsx')).FilterDrawer }))

/** The search field, the filter button, and the other list controls as children. */
export function ListToolbar({ declaration, request, onRequest, children }: Props) {
  const { t } = useTranslation()
  const { localizeInline } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const { search, criteria, groups } = request
  const active = Object.keys(criteria).length + groups.length
  // While a search is typed, its address is replaced, so that «back» leaves the search at once.
  const onSearch = (typed: string) => onRequest({ ...request, search: typed }, { replace: search !== '' })
  return (
    <search className="list-toolbar">
      <SearchInput label={t('list.searchIn', { resource: localizeInline(declaration.label.many) })} search={search} onSearch={onSearch} />
      {(declaration.filters?.length ?? 0) > 0 && (
        <Badge count={active} size="small" color="var(--ant-color-primary)">
          <Button
            icon={<FilterOutlined />}
            onClick={() => {
              setOpened(true)
              setOpen(true)
            }}
            aria-label={active > 0 ? t('list.filtersActive', { count: active }) : undefined}
          >
            {t('list.filters')}
          </Button>
        </Badge>
      )}
      {children}
      {wasOpened && (
        <Suspense>
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
        </Suspense>
      )}
    </search>
  )
}
