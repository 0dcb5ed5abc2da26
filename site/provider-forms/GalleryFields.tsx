import type { ProviderApplication } from '@wasl/shared/contract/provider-application.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../forms/Checkbox.tsx'
import { FieldMessages } from '../forms/Field.tsx'
import { FileField } from '../forms/FileField.tsx'
import { useRestoredRows } from '../forms/restored-rows.ts'
import { TextInput } from '../forms/TextInput.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'

export const maxGallery = 20
type Props = { gallery: ProviderApplication['gallery']; errors?: FieldErrors | undefined }

/** The stored images with their order and captions, and new ones. Fields: `gallery.N.file_id`, `.caption.ar`, `.caption.en`, `.is_before`, and `images`. */
export function GalleryFields({ gallery, errors = {} }: Props) {
  const { t } = useTranslation('provider')
  const { t: tCommon } = useTranslation()
  const [images, setImages] = useState(gallery)
  const list = useRestoredRows('gallery', (rows) =>
    setImages(rows.flatMap(({ file_id }) => gallery.find((image) => image.file_id === file_id) ?? [])),
  )
  const move = (at: number, by: 1 | -1) =>
    setImages((known) => {
      const others = known.filter((_, index) => index !== at)
      return [...others.slice(0, at + by), ...known.slice(at, at + 1), ...others.slice(at + by)]
    })
  return (
    <fieldset ref={list} id="gallery" tabIndex={-1} className="flex flex-col gap-5">
      <legend className="sr-only">{t('steps.gallery')}</legend>
      {images.length > 0 && (
        <ol className="flex flex-col gap-4">
          {images.map((image, at) => (
            <ImageRow
              key={image.file_id}
              image={image}
              at={at}
              count={images.length}
              errors={errors}
              onMove={(by) => move(at, by)}
              onRemove={() => setImages((known) => known.filter(({ file_id }) => file_id !== image.file_id))}
            />
          ))}
        </ol>
      )}
      {images.length < maxGallery ? (
        <FileField
          name="images"
          label={t('gallery.add')}
          hint={t('gallery.hint')}
          optional
          accept="image/jpeg,image/png,image/webp"
          types={tCommon('files.images')}
          errors={errors.images}
        />
      ) : (
        <p className="text-muted">{t('gallery.full')}</p>
      )}
      <FieldMessages name="gallery" errors={errors.gallery} />
    </fieldset>
  )
}

type ImageRowProps = {
  image: ProviderApplication['gallery'][number]
  at: number
  count: number
  errors: FieldErrors
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

function ImageRow({ image: { file_id, url, caption, is_before }, at, count, errors, onMove, onRemove }: ImageRowProps) {
  const { t } = useTranslation('provider')
  return (
    <li className="flex flex-wrap items-start gap-4 border-b border-line pb-4">
      <input type="hidden" name={`gallery.${at}.file_id`} value={file_id} data-row />
      <img src={url} alt={t('gallery.image', { number: at + 1 })} className="size-24 rounded-control bg-sunken object-cover" />
      <div className="flex min-w-0 grow basis-60 flex-col gap-3">
        <div className="grid gap-3 sm:grid-cols-2">
          {(['ar', 'en'] as const).map((locale) => (
            <TextInput
              key={locale}
              name={`gallery.${at}.caption.${locale}`}
              label={t(`gallery.caption.${locale}`)}
              optional
              dir={locale === 'ar' ? 'rtl' : 'ltr'}
              maxLength={120}
              defaultValue={caption?.[locale] ?? ''}
              errors={errors[`gallery.${at}.caption.${locale}`] ?? (locale === 'ar' ? errors[`gallery.${at}.caption`] : undefined)}
            />
          ))}
        </div>
        <Checkbox name={`gallery.${at}.is_before`} label={t('gallery.before')} defaultChecked={is_before} />
        <div className="flex flex-wrap gap-2">
          <Button type="button" tone="plain" disabled={at === 0} onClick={() => onMove(-1)}>
            {t('gallery.earlier')}
            <span className="sr-only">{t('gallery.image', { number: at + 1 })}</span>
          </Button>
          <Button type="button" tone="plain" disabled={at === count - 1} onClick={() => onMove(1)}>
            {t('gallery.later')}
            <span className="sr-only">{t('gallery.image', { number: at + 1 })}</span>
          </Button>
          <Button type="button" tone="plain" icon="trash" aria-label={t('gallery.remove', { number: at + 1 })} onClick={onRemove} />
        </div>
      </div>
    </li>
  )
}
