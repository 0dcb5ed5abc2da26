import { InboxOutlined, SearchOutlined } from '@ant-design/icons'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { canImport } from '@wasl/shared/registry/row-title.ts'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useDenialReason } from '../../auth/useDenialReason.ts'
import { useLocale } from '../../ui/useLocale.ts'

/** Shown when a list, or the queue of what waits in it, has no rows: the reason, and a button to clear the filters or to add or import rows. */
type Props = { declaration: AnyResource; isFiltered: boolean; isQueue: boolean; onClear: () => void }

export function EmptyList({ declaration, isFiltered, isQueue, onClear }: Props) {
  const { t } = useTranslation()
  const { localizeInline } = useLocale()
  const navigate = useNavigate()
  const canCreate = useDenialReason(declaration, 'create') === null
  return (
    <div className="empty-list">
      <span className="empty-list-icon">{isFiltered ? <SearchOutlined aria-hidden /> : <InboxOutlined aria-hidden />}</span>
      <h2>{t(isQueue ? 'list.emptyQueue' : isFiltered ? 'list.noMatch' : 'list.empty')}</h2>
      <p>
        {t(
          isQueue
            ? 'list.emptyQueueLead'
            : isFiltered
              ? 'list.noMatchLead'
              : declaration.access.create === false
                ? 'list.emptyReadOnly'
                : 'list.emptyLead',
        )}
      </p>
      {isFiltered ? (
        <Button onClick={onClear}>{t(isQueue ? 'list.showAll' : 'list.clear')}</Button>
      ) : (
        canCreate && (
          <div className="empty-list-actions">
            <Button type="primary" onClick={() => navigate(adminPages.create({ resource: declaration.name }))}>
              {t('form.createTitle', { resource: localizeInline(declaration.label.one) })}
            </Button>
            {canImport(declaration) && (
              <Button onClick={() => navigate(adminPages.import({ resource: declaration.name }))}>{t('list.import')}</Button>
            )}
            {declaration.readyRows && (
              <Button onClick={() => navigate(adminPages.import({ resource: declaration.name, ready: 1 }))}>{t('import.ready')}</Button>
            )}
          </div>
        )
      )}
    </div>
  )
}
