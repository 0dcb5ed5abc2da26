import { FilterOutlined, SearchOutlined } from '@ant-design/icons'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Badge, Button, Input } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import { FilterDrawer } from './FilterDrawer.tsx'
import type { Asked } from './list-request.ts'

type Props = { declaration: AnyResource; asked: Asked; onAsk: (asked: Asked) => void; children: ReactNode }

/** Search, the way to the filters, and what else shapes the list. */
export function ListTools({ declaration, asked, onAsk, children }: Props) {
  const { t } = useTranslation()
  const { sayWithin } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const { words, criteria, groups } = asked
  const active = Object.keys(criteria).length + groups.length
  const search = (typed: string) => typed.trim() !== words && onAsk({ ...asked, words: typed.trim() })
  const label = t('list.searchIn', { resource: sayWithin(declaration.label.many) })
  return (
    <search className="list-tools">
      <Input
        // Keyed by the address, so that going back shows the words of that page again.
        key={words}
        defaultValue={words}
        allowClear
        dir="auto"
        prefix={<SearchOutlined aria-hidden />}
        placeholder={label}
        aria-label={label}
        enterKeyHint="search"
        onPressEnter={({ currentTarget }) => search(currentTarget.value)}
        onBlur={({ currentTarget }) => search(currentTarget.value)}
        onClear={() => search('')}
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
        asked={asked}
        onClose={() => setOpen(false)}
        onApply={(next) => {
          setOpen(false)
          onAsk(next)
        }}
      />
    </search>
  )
}
