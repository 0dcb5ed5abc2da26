import { DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { FileLink } from '../FileLink.tsx'
import type { Path } from '../kinds.ts'
import { FilePickerButton } from './FilePickerButton.tsx'
import { UploadList } from './UploadList.tsx'
import { type UploadedIdsProps, useUploadedIds } from './useUploadedIds.ts'
import { useUploads } from './useUploads.ts'

const acceptedTypes = 'image/*,application/pdf'

type Props = {
  field: { maxMegabytes?: number }
  path: Path
  id?: string
  value?: string | null
  onChange?: (value: string | null) => void
}

/** One file: an image or a PDF. */
export function FileControl({ field, path, id, value, onChange }: Props) {
  const { t } = useTranslation()
  const { pending, send, cancel, retry, maxMegabytes } = useUploads({
    kind: 'file',
    path,
    maxMegabytes: field.maxMegabytes,
    onUploaded: (sent) => onChange?.(sent),
  })
  return (
    <div className="upload">
      {value && (
        <span className="upload-file">
          <FileLink value={value} isNamed />
          <Button size="small" danger icon={<DeleteOutlined />} aria-label={t('upload.remove')} onClick={() => onChange?.(null)} />
        </span>
      )}
      <FilePickerButton id={id} label={t(value ? 'upload.replace' : 'upload.file')} accept={acceptedTypes} onPicked={send} />
      <span className="upload-limit">{t('upload.limit', { megabytes: maxMegabytes })}</span>
      <UploadList sending={pending} onCancel={cancel} onRetry={retry} />
    </div>
  )
}

/** Several files, images or PDF: their names, and a button to choose more. */
export function FilesControl(props: UploadedIdsProps) {
  const { t } = useTranslation()
  const { ids, max, maxMegabytes, isFull, list, add, remove } = useUploadedIds('file', props)
  return (
    <div className="upload">
      {ids.map((file, index) => (
        <span key={file} className="upload-file">
          <FileLink value={file} isNamed />
          <Button
            size="small"
            danger
            icon={<DeleteOutlined />}
            aria-label={t('upload.removeFile', { number: index + 1 })}
            onClick={() => remove(file)}
          />
        </span>
      ))}
      <FilePickerButton id={props.id} label={t('upload.files')} accept={acceptedTypes} multiple disabled={isFull} onPicked={add} />
      <span className="upload-limit">{t('upload.limitOfFiles', { count: max, megabytes: maxMegabytes })}</span>
      <UploadList {...list} />
    </div>
  )
}
