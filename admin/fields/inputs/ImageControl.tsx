import { DeleteOutlined } from '@ant-design/icons'
import { publicImageUrl } from '@wasl/shared/contract/file-urls.ts'
import { Button, Image } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Path } from '../kinds.ts'
import { FilePickerButton } from './FilePickerButton.tsx'
import { UploadList } from './UploadList.tsx'
import { type UploadedIdsProps, useUploadedIds } from './useUploadedIds.ts'
import { useUploads } from './useUploads.ts'

// Source: specification, section 5.
const acceptedTypes = 'image/jpeg,image/png,image/gif,image/webp'

type ImageLimits = { maxMegabytes?: number }
type ImageProps = { field: ImageLimits; path: Path; id?: string; value?: string | null; onChange?: (value: string | null) => void }
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

/** Several images: their previews, and a button to choose more. */
export function ImagesControl(props: UploadedIdsProps) {
  const { t } = useTranslation()
  const { ids, max, maxMegabytes, isFull, list, add, remove } = useUploadedIds('image', props)
  return (
    <div className="upload">
      {ids.map((image, index) => (
        <Preview key={image} id={image} number={index + 1} onRemove={() => remove(image)} />
      ))}
      <FilePickerButton id={props.id} label={t('upload.images')} accept={acceptedTypes} multiple disabled={isFull} onPicked={add} />
      <span className="upload-limit">{t('upload.limitOfImages', { count: max, megabytes: maxMegabytes })}</span>
      <UploadList {...list} />
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
