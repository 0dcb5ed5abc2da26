import { DeleteOutlined, SaveOutlined, TeamOutlined } from '@ant-design/icons'
import type { CrudFilters, CrudSort } from '@refinedev/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { App, Button, Popover } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addressOf } from '../../api/addresses.ts'
import { listQuery } from '../../api/list-query.ts'
import { keepView, removeView, viewsOf } from '../../api/saved-views.ts'
import { reasonOf } from '../../ui/reason.ts'
import { KeepView } from './SaveView.tsx'
import type { Look } from './useViewPreferences.ts'

type Props = {
  declaration: AnyResource
  filters: CrudFilters
  sorters: CrudSort[]
  look: Look
  onLook: (change: Partial<Look>) => void
}

/** The views of this list that are kept: each leads to its address and shows its columns; what is seen now can be kept too. */
export function ViewsButton(props: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title={t('views.title')}
      open={isOpen}
      onOpenChange={setOpen}
      content={<Views {...props} onDone={() => setOpen(false)} />}
      destroyOnHidden
    >
      <Button icon={<SaveOutlined />}>{t('views.title')}</Button>
    </Popover>
  )
}

function Views({ declaration, filters, sorters, look, onLook, onDone }: Props & { onDone: () => void }) {
  const { t } = useTranslation()
  const { notification } = App.useApp()
  const client = useQueryClient()
  const { name } = declaration
  const key = ['views', name]
  const { data: views = [], isSuccess } = useQuery({ queryKey: key, queryFn: () => viewsOf(name) })

  const told = async (act: Promise<unknown>) => {
    try {
      await act
    } catch (error) {
      notification.error({ message: t('views.title'), description: reasonOf(error, t) })
    }
    await client.invalidateQueries({ queryKey: key })
  }

  return (
    <div className="views">
      {isSuccess && views.length === 0 && <p className="none">{t('views.none')}</p>}
      <ul>
        {views.map((view) => (
          <li key={view.id}>
            <Link
              to={`${addressOf.list(name)}?${view.query}`}
              onClick={() => {
                onLook({ columns: view.columns })
                onDone()
              }}
            >
              <bdi>{view.name}</bdi>
            </Link>
            {view.is_shared && (
              <span className="none">
                <TeamOutlined aria-hidden /> {view.is_own ? t('views.shared') : <bdi>{view.owner_name}</bdi>}
              </span>
            )}
            {view.is_own && (
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                aria-label={t('views.remove', { view: view.name })}
                onClick={() => told(removeView(view.id))}
              />
            )}
          </li>
        ))}
      </ul>
      <KeepView
        onKeep={(named) => told(keepView({ ...named, resource: name, query: listQuery(filters, sorters), columns: [...look.columns] }))}
      />
    </div>
  )
}
