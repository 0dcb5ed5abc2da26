import { DeleteOutlined, SaveOutlined, TeamOutlined } from '@ant-design/icons'
import type { CrudFilters, CrudSort } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { listSavedViews } from '@wasl/shared/contract/endpoints/saved-views.ts'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { App, Button, Popover } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { listQuery } from '../../api/list-url.ts'
import { deleteView, saveView } from '../../api/saved-views.ts'
import { endpointKey, useEndpoint } from '../../api/useEndpoint.ts'
import { SaveView } from './SaveView.tsx'
import type { ViewPreferences } from './useViewPreferences.ts'

type Props = {
  declaration: AnyResource
  filters: CrudFilters
  sorters: CrudSort[]
  preferences: ViewPreferences
  onPreferences: (change: Partial<ViewPreferences>) => void
}

/** The saved views of a list: each links to its address and applies its columns; the current state can be saved as a new view. */
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

function Views({ declaration, filters, sorters, preferences, onPreferences, onDone }: Props & { onDone: () => void }) {
  const { t } = useTranslation()
  const { notification } = App.useApp()
  const client = useQueryClient()
  const { name } = declaration
  const { data: views = [], query } = useEndpoint(listSavedViews, { query: { resource: name } })

  const runAndRefresh = async (request: Promise<unknown>) => {
    try {
      await request
    } catch (error) {
      notification.error({ message: t('views.title'), description: errorMessage(error, t) })
    }
    await client.invalidateQueries({ queryKey: endpointKey(listSavedViews) })
  }

  return (
    <div className="views">
      {query.isSuccess && views.length === 0 && <p className="muted">{t('views.none')}</p>}
      <ul>
        {views.map((view) => (
          <li key={view.id}>
            <Link
              to={`${adminPages.list({ resource: name })}?${view.query}`}
              onClick={() => {
                // A view of the default columns shows those that fit.
                onPreferences({ columns: view.columns.join() === declaration.list.join() ? [] : view.columns })
                onDone()
              }}
            >
              <bdi>{view.name}</bdi>
            </Link>
            {view.is_shared && (
              <span className="muted">
                <TeamOutlined aria-hidden /> {view.is_own ? t('views.shared') : <bdi>{view.owner_name}</bdi>}
              </span>
            )}
            {view.is_own && (
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                aria-label={t('views.remove', { view: view.name })}
                onClick={() => runAndRefresh(deleteView(view.id))}
              />
            )}
          </li>
        ))}
      </ul>
      <SaveView
        onSave={(view) =>
          runAndRefresh(saveView({ ...view, resource: name, query: listQuery(filters, sorters), columns: [...preferences.columns] }))
        }
      />
    </div>
  )
}
