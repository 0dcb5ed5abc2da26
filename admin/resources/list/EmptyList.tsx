import { InboxOutlined, SearchOutlined } from '@ant-design/icons'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { resourcePaths } from '../../app/resource-paths.ts'
import { useLocale } from '../../app/useLocale.ts'
import { useDenial } from '../../auth/useDenial.ts'

/** Shown when a list has no rows: the reason, and a button to clear the filters or to add a row. */
export function EmptyList({ declaration, isFiltered, onClear }: { declaration: AnyResource; isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation()
  const { localizeInline } = useLocale()
  const navigate = useNavigate()
  const canCreate = useDenial()(declaration, 'create') === null
  return (
    <div className="empty-list">
      <span className="empty-list-icon">{isFiltered ? <SearchOutlined aria-hidden /> : <InboxOutlined aria-hidden />}</span>
      <strong>{t(isFiltered ? 'list.noMatch' : 'list.empty')}</strong>
      <p>{t(isFiltered ? 'list.noMatchLead' : declaration.access.create === false ? 'list.emptyReadOnly' : 'list.emptyLead')}</p>
      {isFiltered ? (
        <Button onClick={onClear}>{t('list.clear')}</Button>
      ) : (
        canCreate && (
          <Button type="primary" onClick={() => navigate(resourcePaths.create(declaration.name))}>
            {t('form.createTitle', { resource: localizeInline(declaration.label.one) })}
          </Button>
        )
      )}
    </div>
  )
}
