import { DeleteOutlined } from '@ant-design/icons'
import { publicImageUrl } from '@wasl/shared/contract/file-urls.ts'
import { Button, Image } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useClientSettings } from '../../api/client-settings.ts'
import type { Path } from '../kinds.ts'
import { FilePickerButton } from './FilePickerButton.tsx'
import { sortBySelection } from './selection-order.ts'
import { UploadList } from './UploadList.tsx'
import { useUploads } from './useUploads.ts'

// Source: specification, section 5.
const acceptedTypes = 'image/jpeg,image/png,image/gif,image/webp'

type ImageLimits = { maxMegabytes?: number }
type ImageProps = { field: ImageLimits; path: Path; id?: string; value?: string | null; onChange?: (value: string | null) => void }
type ImagesProps = {
  field: ImageLimits & { max?: number }
  path: Path
  id?: string
  value?: readonly string[] | null
  onChange?: (value: string[]) => void
}

/** One image: its preview, and buttons to choose, replace and remove it. */
export function ImageControl({ field, path, id, value, onChange }: ImageProps) {
  const { t } = useTranslation()
  const { pending, send, cancel, retry, maxMegabytes } = useUploads({
    kind: 'image',
    path,
    maxMegabytes: field.maxMegabytes,
    onUploaded: (sent) => onChange?.(sent),
  })
  return (
    <div className="upload">
      {value && <Preview id={value} number={1} onRemove={() => onChange?.(null)} />}
      <FilePickerButton id={id} label={t(value ? 'upload.replace' : 'upload.image')} accept={acceptedTypes} onPicked={send} />
      <span className="upload-limit">{t('upload.limit', { megabytes: maxMegabytes })}</span>
      <UploadList sending={pending} onCancel={cancel} onRetry={retry} />
    </div>
  )
}

export function ImagesControl({ field, path, id, value, onChange }: ImagesProps) {
  const { t } = useTranslation()
  const { images_per_upload } = useClientSettings()
  const images = value ?? []
  const selectionOrder = useRef(new Map<string, number>())
  // Two uploads may finish before the form re-renders, so the current value is tracked in a ref as well.
  const latest = useRef(images)
  latest.current = images
  const { pending, send, cancel, retry, maxMegabytes } = useUploads({
    kind: 'image',
    path,
    maxMegabytes: field.maxMegabytes,
    onUploaded: (sent, key) => {
      selectionOrder.current.set(sent, key)
      latest.current = sortBySelection([...latest.current, sent], selectionOrder.current)
      onChange?.([...latest.current])
    },
  })
  const max = Math.min(field.max ?? images_per_upload, images_per_upload)
  const remaining = max - images.length - pending.length
  return (
    <div className="upload">
      {images.map((image, index) => (
        <Preview key={image} id={image} number={index + 1} onRemove={() => onChange?.(images.filter((other) => other !== image))} />
      ))}
      <FilePickerButton
        id={id}
        label={t('upload.images')}
        accept={acceptedTypes}
        multiple
        disabled={remaining <= 0}
        onPicked={(files) => send(files.slice(0, remaining))}
      />
      <span className="upload-limit">{t('upload.limitOfImages', { count: max, megabytes: maxMegabytes })}</span>
      <UploadList sending={pending} onCancel={cancel} onRetry={retry} />
    </div>
  )
}

function Preview({ id, number, onRemove }: { id: string; number: number; onRemove: () => void }) {
  const { t } = useTranslation()
  return (
    <span className="upload-preview">
      <Image
        src={publicImageUrl(id, 240)}
        preview={{ src: publicImageUrl(id, 1280), mask: false }}
        alt={t('upload.preview', { number })}
        width={112}
        height={112}
        className="picture"
      />
      <Button size="small" danger icon={<DeleteOutlined />} aria-label={t('upload.removeImage', { number })} onClick={onRemove} />
    </span>
  )
}
