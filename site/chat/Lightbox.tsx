import type { MessageView } from '@wasl/shared/contract/chat.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/locale.ts'
import { Icon } from '../ui/Icon.tsx'

export type LightboxProps = { images: MessageView['files']; first: number; onClose: () => void }

/** The images of a message in full, one at a time; a modal dialog, so the browser keeps the focus in it and returns it. */
export default function Lightbox({ images, first, onClose }: LightboxProps) {
  const { t } = useTranslation(['chat', 'common'])
  const isRightToLeft = useLocale() === 'ar'
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(first)
  useEffect(() => dialog.current?.showModal(), [])
  const image = images[index]
  if (!image) return null
  const step = (by: number) => setIndex(Math.min(images.length - 1, Math.max(0, index + by)))
  const stepWithArrows = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(isRightToLeft ? 1 : -1)
    if (key === 'ArrowRight') step(isRightToLeft ? -1 : 1)
  }
  return (
    <dialog
      ref={dialog}
      aria-label={t('image', { name: image.name })}
      onClose={onClose}
      onKeyDown={stepWithArrows}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
      className="m-0 h-dvh max-h-none w-dvw max-w-none flex-col overscroll-contain bg-black/90 text-white open:flex"
    >
      <div className="flex items-center gap-1 p-2">
        <p className="min-w-0 grow truncate px-2">
          <bdi>{image.name}</bdi>
        </p>
        {images.length > 1 && <ImageSteps index={index} count={images.length} onStep={step} />}
        <a href={image.url} download={image.name} aria-label={t('download', { name: image.name })} className={buttonClass}>
          <Icon name="download" />
        </a>
        <button type="button" aria-label={t('closeImage')} onClick={() => dialog.current?.close()} className={buttonClass}>
          <Icon name="close" />
        </button>
      </div>
      <img src={image.url} alt={t('image', { name: image.name })} className="m-auto min-h-0 max-w-full object-contain p-2" />
    </dialog>
  )
}

function ImageSteps({ index, count, onStep }: { index: number; count: number; onStep: (by: 1 | -1) => void }) {
  const { t } = useTranslation(['chat', 'common'])
  return (
    <>
      <button
        type="button"
        aria-label={t('common:actions.previous')}
        disabled={index === 0}
        onClick={() => onStep(-1)}
        className={buttonClass}
      >
        <Icon name="chevron" className="rotate-180" />
      </button>
      <span aria-live="polite" className="whitespace-nowrap">
        {t('imageOf', { number: index + 1, total: count })}
      </span>
      <button
        type="button"
        aria-label={t('common:actions.next')}
        disabled={index === count - 1}
        onClick={() => onStep(1)}
        className={buttonClass}
      >
        <Icon name="chevron" />
      </button>
    </>
  )
}

const buttonClass = 'grid size-11 shrink-0 place-items-center rounded-control hover:bg-white/20 disabled:opacity-40'
