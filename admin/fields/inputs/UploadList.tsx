import { CloseOutlined, ReloadOutlined } from '@ant-design/icons'
import { Button, Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Sending } from '../../resources/form/uploads.ts'

type Props = { sending: readonly Sending[]; onCancel: (key: number) => void; onRetry: (key: number) => void }

/** The files on their way: how far each is, and a way to break it off or, where it failed, to send it again. */
export function SendingList({ sending, onCancel, onRetry }: Props) {
  const { t } = useTranslation()
  if (sending.length === 0) return null
  return (
    <ul className="sending">
      {sending.map((one) => (
        <li key={one.key}>
          <bdi>{one.file.name}</bdi>
          {one.failure === null ? (
            <Progress percent={one.percent} size="small" aria-label={t('upload.uploadingFile', { file: one.file.name })} />
          ) : (
            <span role="alert" className="sending-failure">
              {one.failure}
            </span>
          )}
          {one.failure !== null && (
            <Button size="small" icon={<ReloadOutlined />} onClick={() => onRetry(one.key)}>
              {t('error.retry')}
            </Button>
          )}
          <Button
            size="small"
            type="text"
            icon={<CloseOutlined />}
            aria-label={t('upload.cancel', { file: one.file.name })}
            onClick={({ currentTarget }) => {
              // The button goes with its line; the focus stays at the chooser.
              currentTarget.closest('.upload')?.querySelector<HTMLElement>('[data-pick]')?.focus()
              onCancel(one.key)
            }}
          />
        </li>
      ))}
    </ul>
  )
}
