import { DeleteOutlined } from '@ant-design/icons'
import { Button, Image } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useHouse } from '../../app/client-settings.ts'
import { imageAddress } from '../image-address.ts'
import type { Path } from '../kinds.ts'
import { PickButton } from './PickButton.tsx'
import { inChosenOrder } from './selection-order.ts'
import { SendingList } from './UploadList.tsx'
import { useUploads } from './useUploads.ts'

// Source: specification, section 5.
const accepted = 'image/jpeg,image/png,image/gif,image/webp'

type Limits = { maxMegabytes?: number }
type One = { field: Limits; path: Path; id?: string; value?: string | null; onChange?: (value: string | null) => void }
type Many = {
  field: Limits & { max?: number }
  path: Path
  id?: string
  value?: readonly string[] | null
  onChange?: (value: string[]) => void
}

/** One image: its preview, and buttons to choose, replace and remove it. */
export function ImageControl({ field, path, id, value, onChange }: One) {
  const { t } = useTranslation()
  const { sending, send, cancel, retry, maxMegabytes } = useUploads({
    kind: 'image',
    path,
    maxMegabytes: field.maxMegabytes,
    onArrived: (sent) => onChange?.(sent),
  })
  return (
    <div className="upload">
      {value && <Preview id={value} number={1} onRemove={() => onChange?.(null)} />}
      <PickButton id={id} label={t(value ? 'upload.replace' : 'upload.image')} accept={accepted} onPicked={send} />
      <span className="upload-limit">{t('upload.limit', { megabytes: maxMegabytes })}</span>
      <SendingList sending={sending} onCancel={cancel} onRetry={retry} />
    </div>
  )
}

/** Several images in their order. */
export function ImagesControl({ field, path, id, value, onChange }: Many) {
  const { t } = useTranslation()
  const { images_per_upload } = useHouse()
  const images = value ?? []
  const places = useRef(new Map<string, number>())
  // Two uploads may end before the form has drawn the first: what is there is kept here too.
  const latest = useRef(images)
  latest.current = images
  const { sending, send, cancel, retry, maxMegabytes } = useUploads({
    kind: 'image',
    path,
    maxMegabytes: field.maxMegabytes,
    onArrived: (sent, key) => {
      places.current.set(sent, key)
      latest.current = inChosenOrder([...latest.current, sent], places.current)
      onChange?.([...latest.current])
    },
  })
  const room = Math.min(field.max ?? images_per_upload, images_per_upload) - images.length - sending.length
  return (
    <div className="upload">
      {images.map((image, index) => (
        <Preview key={image} id={image} number={index + 1} onRemove={() => onChange?.(images.filter((other) => other !== image))} />
      ))}
      <PickButton
        id={id}
        label={t('upload.images')}
        accept={accepted}
        multiple
        disabled={room <= 0}
        onPicked={(files) => send(files.slice(0, room))}
      />
      <span className="upload-limit">{t('upload.limit', { megabytes: maxMegabytes })}</span>
      <SendingList sending={sending} onCancel={cancel} onRetry={retry} />
    </div>
  )
}

function Preview({ id, number, onRemove }: { id: string; number: number; onRemove: () => void }) {
  const { t } = useTranslation()
  return (
    <span className="upload-preview">
      <Image
        src={imageAddress(id, 240)}
        preview={{ src: imageAddress(id, 1280), mask: false }}
        alt={t('upload.preview', { number })}
        width={112}
        height={112}
        className="picture"
      />
      <Button size="small" danger icon={<DeleteOutlined />} aria-label={t('upload.removeImage', { number })} onClick={onRemove} />
    </span>
  )
}
