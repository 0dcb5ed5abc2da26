import { fileUrl } from '@wasl/shared/contract/file-urls.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileField } from '../forms/FileField.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'

/** The stored pictures of a product, the main one first, and new ones. Fields: `images` with the ids, `new_images` with files. */
export function ProductImages({
  images,
  label,
  idPrefix = '',
  errors = {},
}: {
  images: readonly string[]
  label: string
  /** Before the ids of the fields, where the page has several such forms. */
  idPrefix?: string
  errors?: FieldErrors | undefined
}) {
  const { t } = useTranslation('products')
  const { t: tCommon } = useTranslation()
  const [stored, setStored] = useState(images)
  return (
    <fieldset id={`${idPrefix}images`} tabIndex={-1} className="flex flex-col gap-3">
      <legend className="sr-only">{label}</legend>
      {stored.length > 0 && (
        <ol className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {stored.map((id, at) => (
            <li key={id} className="flex flex-col gap-2">
              <input type="hidden" name="images" value={id} />
              <img
                src={fileUrl(id)}
                alt={t('images.number', { number: at + 1 })}
                className="aspect-square w-full rounded-control bg-sunken object-cover"
              />
              <div className="flex flex-wrap items-center gap-1">
                {at === 0 ? (
                  <span className="text-sm text-muted">{t('images.main')}</span>
                ) : (
                  <Button
                    type="button"
                    tone="plain"
                    size="small"
                    onClick={() => setStored((known) => [id, ...known.filter((other) => other !== id)])}
                  >
                    {t('images.makeMain')}
                    <span className="sr-only">{t('images.number', { number: at + 1 })}</span>
                  </Button>
                )}
                <Button
                  type="button"
                  tone="plain"
                  size="small"
                  icon="trash"
                  className="ms-auto"
                  aria-label={t('images.remove', { number: at + 1 })}
                  onClick={() => setStored((known) => known.filter((other) => other !== id))}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      <FileField
        name="new_images"
        id={`${idPrefix}new_images`}
        label={t('images.add')}
        optional
        accept="image/jpeg,image/png,image/webp"
        types={tCommon('files.images')}
        errors={errors.images}
      />
    </fieldset>
  )
}
