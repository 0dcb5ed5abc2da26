import { useTranslation } from 'react-i18next'
import { MarkAllRead } from '../notifications/MarkAllRead.tsx'
import { NotificationList } from '../notifications/NotificationList.tsx'

/** The newest notifications of the admin, on the home page. */
export function NewestNotifications() {
  const { t } = useTranslation()
  return (
    <section className="card" aria-labelledby="newest-notifications">
      <header className="card-header">
        <h2 id="newest-notifications">{t('notifications.title')}</h2>
        <MarkAllRead />
      </header>
      <NotificationList />
    </section>
  )
}
