import { InboxOutlined, SearchOutlined } from '@ant-design/icons'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { addressOf } from '../../api/addresses.ts'
import { useLocale } from '../../app/useLocale.ts'
import { useMay } from '../../auth/useDenial.ts'

/** What stands where no row is: why, and the one thing to do about it. */
export function EmptyList({ declaration, isAsked, onClear }: { declaration: AnyResource; isAsked: boolean; onClear: () => void }) {
  const { t } = useTranslation()
  const { sayWithin } = useLocale()
  const navigate = useNavigate()
  const mayCreate = useMay()(declaration, 'create') === null
  return (
    <div className="empty">
      <span className="empty-icon">{isAsked ? <SearchOutlined aria-hidden /> : <InboxOutlined aria-hidden />}</span>
      <strong>{t(isAsked ? 'list.noMatch' : 'list.empty')}</strong>
      <p>{t(isAsked ? 'list.noMatchLead' : declaration.access.create === false ? 'list.emptyReadOnly' : 'list.emptyLead')}</p>
      {isAsked ? (
        <Button onClick={onClear}>{t('list.clear')}</Button>
      ) : (
        mayCreate && (
          <Button type="primary" onClick={() => navigate(addressOf.create(declaration.name))}>
            {t('form.createTitle', { resource: sayWithin(declaration.label.one) })}
          </Button>
        )
      )}
    </div>
  )
}
