import { formatFileSize } from '@wasl/shared/i18n/format.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/locale.ts'
import { Icon } from '../ui/Icon.tsx'
import { controlProps, FieldMessages, type FieldProps } from './Field.tsx'
import { useFieldErrors } from './field-checks.ts'
import { useUploadLimits } from './useUploadLimits.ts'

type Props = FieldProps & {
  accept: string
  /** The accepted types in words: t('files.images'). */
  types: string
  /** Accepts one file only; otherwise up to the configured limit. */
  single?: boolean
  /** Offer images have their own size limit. */
  purpose?: 'offer'
  onFiles?: (files: File[]) => void
}

/** A file field with names, sizes and limits. Its button is a custom label: the native one uses the browser's language. */
export function FileField({
  name,
  label,
  hint,
  errors: serverErrors,
  optional,
  accept,
  types,
  single,
  purpose,
  onFiles,
  className = '',
}: Props) {
  const errors = useFieldErrors(name, serverErrors)
  const { t } = useTranslation()
  const locale = useLocale()
  const [files, setFiles] = useState<File[]>([])
  const limits = useUploadLimits()
  const max = single ? 1 : limits.images_per_upload
  const megabytes = purpose === 'offer' ? Math.min(limits.offer_image_megabytes, limits.upload_megabytes) : limits.upload_megabytes
  const limit = megabytes * 1024 * 1024
  const size = formatFileSize(limit, locale)
  const tooLarge = files.filter((file) => file.size > limit).map((file) => t('files.tooLarge', { name: file.name, size }))
  const messages = [...tooLarge, ...(files.length > max ? [t('files.tooMany')] : []), ...(errors ?? [])]
  const selectFiles = (list: FileList | null) => {
    const chosen = [...(list ?? [])]
    setFiles(chosen)
    onFiles?.(chosen)
  }
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <span id={`${name}-label`} className="font-medium">
        {label} {optional && <span className="text-sm font-normal text-muted">({t('form.optional')})</span>}
      </span>
      <label className="relative flex cursor-pointer flex-col items-center gap-1 rounded-card border-2 border-dashed border-line-strong/50 bg-sunken px-4 py-6 text-center hover:border-brand has-focus-visible:outline-3 has-focus-visible:outline-brand">
        <input
          {...controlProps({ name, hint, errors: messages })}
          aria-labelledby={`${name}-label ${name}-button`}
          type="file"
          accept={accept}
          multiple={max > 1}
          onChange={(event) => selectFiles(event.currentTarget.files)}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
        <Icon name="upload" size={26} className="text-brand" />
        <span id={`${name}-button`} className="font-medium text-brand">
          {t(max > 1 ? 'files.choose' : 'files.chooseOne')}
        </span>
        <span className="text-sm text-muted">
          {t('files.upTo', { types, size })} · {t('files.atMost', { count: max })}
        </span>
      </label>
      {files.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {files.map((file) => (
            <li key={`${file.name}-${file.size}`} className="card flex items-center gap-2 px-3 py-2 text-sm">
              <Icon name={file.type.startsWith('image/') ? 'image' : 'file'} className="text-muted" />
              <bdi className="min-w-0 grow wrap-anywhere">{file.name}</bdi>
              <bdi className={file.size > limit ? 'text-bad' : 'text-muted'}>{formatFileSize(file.size, locale)}</bdi>
            </li>
          ))}
        </ul>
      )}
      <FieldMessages name={name} hint={hint} errors={messages} />
    </div>
  )
}
