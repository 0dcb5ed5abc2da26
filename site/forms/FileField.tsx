import { formatFileSize } from '@wasl/shared/i18n/format.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/locale.ts'
import { FileName } from '../ui/FileName.tsx'
import { Icon } from '../ui/Icon.tsx'
import { controlProps, FieldMessages, type FieldProps } from './Field.tsx'
import { useFieldErrors } from './field-checks.ts'
import { isAccepted } from './is-accepted.ts'
import { Thumbnail } from './Thumbnail.tsx'
import { useUploadLimits } from './useUploadLimits.ts'

type Props = FieldProps & {
  accept: string
  /** The accepted types in words: t('files.images'). */
  types: string
  /** Accepts one file only; otherwise up to the configured limit. */
  single?: boolean
  /** Most files, if below the configured limit. */
  max?: number
  /** Offer images have their own size limit. */
  purpose?: 'offer'
  onFiles?: (files: File[]) => void
}

/** A file field with names, sizes and limits. Its button is a custom label: the native one uses the browser's language. */
export function FileField({ name, id = name, label, hint, errors: serverErrors, optional, className = '', ...options }: Props) {
  const { accept, types } = options
  const errors = useFieldErrors(name, serverErrors)
  const { t } = useTranslation()
  const locale = useLocale()
  const { files, max, limit, size, problems, select, remove } = useChosenFiles(options)
  const messages = [...problems, ...errors]
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <span id={`${id}-label`} className="font-medium">
        {label} {optional === true && <span className="text-sm font-normal text-muted">({t('form.optional')})</span>}
      </span>
      <label className="relative flex cursor-pointer flex-col items-center gap-1 rounded-card border-2 border-dashed border-line-strong/50 bg-sunken px-4 py-6 text-center hover:border-brand has-focus-visible:outline-3 has-focus-visible:outline-brand">
        <input
          {...controlProps({ name, id, hint, errors: messages })}
          aria-labelledby={`${id}-label ${id}-button`}
          ref={input}
          type="file"
          accept={accept}
          multiple={max > 1}
          onChange={(event) => select([...(event.currentTarget.files ?? [])])}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
        <Icon name="upload" size={26} className="text-brand" />
        <span id={`${id}-button`} className="font-medium text-brand">
          {t(max > 1 ? 'files.choose' : 'files.chooseOne')}
        </span>
        <span className="text-sm text-muted">
          {max === 1 ? (
            t('files.upToOne', { types, size })
          ) : (
            <>
              {t('files.upTo', { types, size })}
              {locale === 'ar' ? '، ' : ', '}
              <span className="whitespace-nowrap">{t('files.atMost', { count: max })}</span>
            </>
          )}
        </span>
      </label>
      {files.length > 0 && <ChosenFiles files={files} limit={limit} onRemove={(file) => remove(file, input.current)} />}
      <FieldMessages name={id} hint={hint} errors={messages} />
    </div>
  )
}

type FileOptions = Pick<Props, 'accept' | 'types' | 'single' | 'max' | 'purpose' | 'onFiles'>

/** The chosen files, the most files and bytes, and what is wrong with the chosen ones. */
function useChosenFiles({ accept, types, single, max: ownMax, purpose, onFiles }: FileOptions) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [files, setFiles] = useState<File[]>([])
  const limits = useUploadLimits()
  const max = single ? 1 : Math.min(ownMax ?? limits.images_per_upload, limits.images_per_upload)
  const megabytes = purpose === 'offer' ? Math.min(limits.offer_image_megabytes, limits.upload_megabytes) : limits.upload_megabytes
  const limit = megabytes * 1024 * 1024
  const size = formatFileSize(limit, locale)
  const wrongType = files.filter((file) => !isAccepted(file, accept)).map((file) => t('files.wrongType', { name: file.name, types }))
  const tooLarge = files.filter((file) => file.size > limit).map((file) => t('files.tooLarge', { name: file.name, size }))
  const select = (chosen: File[]) => {
    setFiles(chosen)
    onFiles?.(chosen)
  }
  return {
    files,
    max,
    limit,
    size,
    problems: [...wrongType, ...tooLarge, ...(files.length > max ? [t('files.tooMany', { count: max })] : [])],
    select,
    /** Removes a file, also from the input, which has no way of its own to do so. */
    remove: (removed: File, input: HTMLInputElement | null) => {
      const remaining = files.filter((file) => file !== removed)
      const list = new DataTransfer()
      for (const file of remaining) list.items.add(file)
      if (input) input.files = list.files
      select(remaining)
      input?.focus()
    },
  }
}

type ChosenFilesProps = { files: readonly File[]; limit: number; onRemove: (file: File) => void }

function ChosenFiles({ files, limit, onRemove }: ChosenFilesProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <ul className="flex flex-col gap-1.5">
      {files.map((file) => (
        <li key={`${file.name}-${file.size}`} className="card flex items-center gap-2 px-3 py-2 text-sm">
          {file.type.startsWith('image/') ? (
            <Thumbnail file={file} className="size-11 shrink-0" />
          ) : (
            <Icon name="file" className="text-muted" />
          )}
          <FileName className="min-w-0 grow wrap-anywhere">{file.name}</FileName>
          <bdi className={file.size > limit ? 'text-bad' : 'text-muted'}>{formatFileSize(file.size, locale)}</bdi>
          <button
            type="button"
            onClick={() => onRemove(file)}
            aria-label={t('files.remove', { name: file.name })}
            className="grid size-9 shrink-0 place-items-center rounded-control text-muted hover:bg-bad-soft hover:text-bad"
          >
            <Icon name="close" size={18} />
          </button>
        </li>
      ))}
    </ul>
  )
}
