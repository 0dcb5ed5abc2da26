import { CloseOutlined, ReloadOutlined } from '@ant-design/icons'
import { Button, Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import { FileName } from '../../ui/FileName.tsx'
import type { PendingUpload } from './uploads.ts'

type Props = { sending: readonly PendingUpload[]; onCancel: (key: number) => void; onRetry: (key: number) => void }

/** The pending uploads with their progress and buttons to cancel and retry. */
export function UploadList({ sending, onCancel, onRetry }: Props) {
  const { t } = useTranslation()
  if (sending.length === 0) return null
  return (
    <ul className="upload-list">
      {sending.map((upload) => (
        <li key={upload.key}>
          <FileName>{upload.file.name}</FileName>
          {upload.failure === null ? (
            <Progress percent={upload.percent} size="small" aria-label={t('upload.uploadingFile', { file: upload.file.name })} />
          ) : (
            <span role="alert" className="upload-error">
              {upload.failure}
            </span>
          )}
          {upload.canRetry && (
            <Button size="small" icon={<ReloadOutlined />} onClick={() => onRetry(upload.key)}>
              {t('error.retry')}
            </Button>
          )}
          <Button
            size="small"
            type="text"
            icon={<CloseOutlined />}
            aria-label={t('upload.cancel', { file: upload.file.name })}
            onClick={({ currentTarget }) => {
              // The button disappears with its row: move the focus to the file picker.
              currentTarget.closest('.upload')?.querySelector<HTMLElement>('[data-pick]')?.focus()
              onCancel(upload.key)
            }}
          />
        </li>
      ))}
    </ul>
  )
}
