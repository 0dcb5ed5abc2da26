import { CheckOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useOwnNotices, useReadUntil } from './notification-calls.ts'

/** Marks all that is shown as read, and what is older; what came meanwhile stays unread. Nothing where all is read. */
export function ReadAll() {
  const { t } = useTranslation()
  const [first] = useOwnNotices().data?.pages ?? []
  const { mutate, isPending } = useReadUntil()
  const newest = first?.notices.data[0]
  if (!newest || first.unread === 0) return null
  return (
    <Button type="text" size="small" icon={<CheckOutlined />} loading={isPending} onClick={() => mutate(newest.created_at)}>
      {t('notices.readAll')}
    </Button>
  )
}
