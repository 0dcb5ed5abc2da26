import './notifications.css'
import type { AdminNotification } from '@wasl/shared/contract/admin-notifications.ts'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { declarationOf } from '../../api/declarations.ts'
import { useDenialReason } from '../../auth/useDenialReason.ts'
import { ageText } from '../../ui/age-text.ts'
import { LoadError } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { useMarkOneRead, useOwnNotifications } from './notification-calls.ts'

/** The admin's notifications with their age, each linked to its row; a button loads older ones. */
export function NotificationList({ onSelect }: { onSelect?: () => void }) {
  const { t } = useTranslation()
  const { data, isError, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useOwnNotifications()
  if (isError) return <LoadError error={error} retry={() => refetch()} />
  if (isPending) return <Loading />
  const notifications = data.pages.flatMap((page) => page.notifications.data)
  if (notifications.length === 0) return <p className="muted">{t('notifications.empty')}</p>
  return (
    <>
      <ul className="notifications">
        {notifications.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} onSelect={onSelect} />
        ))}
      </ul>
      {hasNextPage && (
        <Button block type="text" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('notifications.showOlder')}
        </Button>
      )}
    </>
  )
}

function NotificationRow({ notification, onSelect }: { notification: AdminNotification; onSelect: (() => void) | undefined }) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const { mutate: markRead } = useMarkOneRead()
  const { id, resource, row_id, title, body, is_read, is_done, created_at } = notification
  const canOpenRow = useDenialReason(declarationOf(resource), 'show') === null
  return (
    <li>
      <Link
        className="notification"
        data-unread={!is_read}
        to={canOpenRow ? adminPages.show({ resource, id: row_id }) : adminPages.list({ resource })}
        onClick={() => {
          if (!is_read) markRead(id)
          onSelect?.()
        }}
      >
        <strong>
          {!is_read && <span className="visually-hidden">{t('notifications.unread')} </span>}
          {title[locale]}
        </strong>
        <span>{body[locale]}</span>
        {is_done && <span className="notification-done">{t('notifications.done')}</span>}
        <time dateTime={created_at}>{ageText(created_at, t)}</time>
      </Link>
    </li>
  )
}
