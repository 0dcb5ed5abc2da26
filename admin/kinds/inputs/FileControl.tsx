import { DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { FileLink } from '../FileLink.tsx'
import { PickButton } from './PickButton.tsx'
import { useUpload } from './useUpload.ts'

type Props = {
  field: { maxMegabytes?: number; readOnly?: true }
  id?: string
  value?: string | null
  onChange?: (value: string | null) => void
}

/** One file: an image or a PDF. */
export function FileControl({ field, id, value, onChange }: Props) {
  const { t } = useTranslation()
  const { percent, send, maxMegabytes } = useUpload('file', field.maxMegabytes)
  return (
    <div className="upload">
      {value && (
        <span className="upload-file">
          <FileLink value={value} />
          {!field.readOnly && (
            <Button size="small" danger icon={<DeleteOutlined />} aria-label={t('upload.remove')} onClick={() => onChange?.(null)} />
          )}
        </span>
      )}
      <PickButton
        id={id}
        label={t(value ? 'upload.replace' : 'upload.file')}
        accept="image/*,application/pdf"
        percent={percent}
        disabled={Boolean(field.readOnly)}
        onPicked={async (files) => {
          const [sent] = await send(files)
          if (sent) onChange?.(sent)
        }}
      />
      <span className="upload-limit">{t('upload.limit', { megabytes: maxMegabytes })}</span>
    </div>
  )
}
