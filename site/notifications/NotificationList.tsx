import type { NotificationView } from '@wasl/shared/contract/notifications.ts'
import { formatLongDate } from '@wasl/shared/i18n/format.ts'
import { dayMs } from '@wasl/shared/utils/durations.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/locale.ts'
import { Icon } from '../ui/Icon.tsx'
import { groupByDay, type NotificationDay } from './group-notifications.ts'
import { NotificationRow } from './NotificationRow.tsx'

/** The notifications of a page by day, the unread ones first. `now` is the time of the server. */
export function NotificationList({ notifications, now }: { notifications: readonly NotificationView[]; now: string }) {
  const { t } = useTranslation('account')
  const days = groupByDay(notifications)
  return [false, true].map((isRead) => {
    const half = days.filter((day) => day.isRead === isRead)
    if (half.length === 0) return null
    const id = isRead ? 'read-notifications' : 'unread-notifications'
    return (
      <section key={id} aria-labelledby={id} className="flex flex-col gap-4">
        <h2 id={id} className="text-lg">
          {isRead ? t('notifications.read') : t('notifications.unread')}
        </h2>
        {half.map((day) => (
          <Day key={day.day} day={day} now={now} />
        ))}
      </section>
    )
  })
}

function Day({ day: { day, groups }, now }: { day: NotificationDay; now: string }) {
  const { t } = useTranslation('account')
  const locale = useLocale()
  const names: Partial<Record<string, string>> = {
    [riyadhDate(now)]: t('notifications.today'),
    [riyadhDate(new Date(Date.parse(now) - dayMs).toISOString())]: t('notifications.yesterday'),
  }
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-sm font-medium text-muted">{names[day] ?? formatLongDate(`${day}T12:00:00.000Z`, locale)}</h3>
      <ul className="flex flex-col gap-3">
        {groups.map(([newest, ...earlier]) => (
          <NotificationRow key={newest.id} notification={newest}>
            {earlier.length > 0 && (
              <details>
                <summary className="flex min-h-11 items-center gap-1.5 px-4 text-sm font-medium text-brand sm:px-5">
                  <Icon name="down" size={16} />
                  {t('notifications.earlier', { count: earlier.length })}
                </summary>
                <ul className="flex flex-col gap-3">
                  {earlier.map((notification) => (
                    <NotificationRow key={notification.id} notification={notification} />
                  ))}
                </ul>
              </details>
            )}
          </NotificationRow>
        ))}
      </ul>
    </div>
  )
}
