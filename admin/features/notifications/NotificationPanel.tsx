import { useTranslation } from 'react-i18next'
import { MarkAllRead } from './MarkAllRead.tsx'
import { NotificationList } from './NotificationList.tsx'

/** The panel the bell opens. */
export function NotificationPanel({ onSelect }: { onSelect: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <header className="card-header">
        <h2>{t('notifications.title')}</h2>
        <MarkAllRead />
      </header>
      <NotificationList onSelect={onSelect} />
    </>
  )
}
