import { useTranslation } from 'react-i18next'
import { ReadAll } from './MarkAllRead.tsx'
import { NoticeList } from './NotificationList.tsx'

/** What the bell opens. */
export function NoticePanel({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <header className="card-head">
        <h2>{t('notices.title')}</h2>
        <ReadAll />
      </header>
      <NoticeList onChosen={onChosen} />
    </>
  )
}
