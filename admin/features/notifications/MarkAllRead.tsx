import { CheckOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useMarkRead, useOwnNotifications } from './notification-calls.ts'

/** A button that marks the newest loaded notification and all older ones as read; later arrivals stay unread. Renders nothing when all are read. */
export function MarkAllRead() {
  const { t } = useTranslation()
  const [first] = useOwnNotifications().data?.pages ?? []
  const { mutate, isPending } = useMarkRead()
  const newest = first?.notifications.data[0]
  if (!newest || first.unread === 0) return null
  return (
    <Button type="text" size="small" icon={<CheckOutlined />} loading={isPending} onClick={() => mutate(newest.created_at)}>
      {t('notifications.markAllRead')}
    </Button>
  )
}
