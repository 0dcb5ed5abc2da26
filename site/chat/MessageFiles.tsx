import type { MessageView } from '@wasl/shared/contract/chat.ts'
import { formatFileSize } from '@wasl/shared/i18n/format.ts'
import { type MouseEvent, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/locale.ts'
import { FileName } from '../ui/FileName.tsx'
import { Icon } from '../ui/Icon.tsx'
import { lazyOr } from '../ui/lazy-or.ts'
import type { LightboxProps } from './Lightbox.tsx'

const Lightbox = lazyOr(() => import('./Lightbox.tsx'), OpenImage)

/** The images and files of a message. An image opens over the chat; without a script, or when wanted, in its own tab. */
export function MessageFiles({ files }: { files: MessageView['files'] }) {
  const { t } = useTranslation('chat')
  const locale = useLocale()
  const [shownId, setShownId] = useState('')
  const images = files.filter(isImage)
  const show = (event: MouseEvent, id: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setShownId(id)
  }
  return (
    <>
      {files.map((file) =>
        isImage(file) ? (
          <a
            key={file.id}
            href={file.url}
            target="_blank"
            rel="noreferrer"
            onClick={(event) => show(event, file.id)}
            className="block overflow-hidden rounded-control"
          >
            <img
              src={`${file.url}?w=640`}
              alt={t('image', { name: file.name })}
              width={file.width ?? undefined}
              height={file.height ?? undefined}
              loading="lazy"
              className="max-h-72 w-auto max-w-full object-contain"
            />
          </a>
        ) : (
          <a
            key={file.id}
            href={file.url}
            className="flex min-h-11 items-center gap-2 rounded-control border border-line bg-surface px-3 text-ink"
          >
            <Icon name="file" className="text-brand" />
            <FileName className="min-w-0 break-all">{file.name}</FileName>
            <bdi className="shrink-0 text-xs text-muted">{formatFileSize(file.size, locale)}</bdi>
          </a>
        ),
      )}
      {shownId && (
        <Suspense>
          <Lightbox images={images} first={images.findIndex(({ id }) => id === shownId)} onClose={() => setShownId('')} />
        </Suspense>
      )}
    </>
  )
}

const isImage = ({ mime }: Pick<MessageView['files'][number], 'mime'>): boolean => mime.startsWith('image/')

/** Opens the image in place of the page, for a lightbox that cannot be loaded. */
function OpenImage({ images, first }: LightboxProps) {
  const url = images[first]?.url
  useEffect(() => {
    if (url) location.assign(url)
  }, [url])
  return null
}
