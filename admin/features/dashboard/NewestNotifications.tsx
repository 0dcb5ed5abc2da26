import { useTranslation } from 'react-i18next'
import { ReadAll } from '../notifications/MarkAllRead.tsx'
import { NoticeList } from '../notifications/NotificationList.tsx'

/** What the administration is told, the newest first, on the home page. */
export function NewestNotices() {
  const { t } = useTranslation()
  return (
    <section className="card" aria-labelledby="newest-notices">
      <header className="card-head">
        <h2 id="newest-notices">{t('notices.title')}</h2>
        <ReadAll />
      </header>
      <NoticeList />
    </section>
  )
}
