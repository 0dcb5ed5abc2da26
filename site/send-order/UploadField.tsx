import type { FileView } from '@wasl/shared/contract/common.ts'
import { formatFileSize } from '@wasl/shared/i18n/format.ts'
import { type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { controlProps, FieldMessages } from '../forms/Field.tsx'
import { FileField } from '../forms/FileField.tsx'
import { useFieldErrors } from '../forms/field-checks.ts'
import { isAccepted } from '../forms/is-accepted.ts'
import { useUploadLimits } from '../forms/useUploadLimits.ts'
import { useLocale } from '../i18n/locale.ts'
import { Icon } from '../ui/Icon.tsx'
import { AttachedFiles } from './AttachedFiles.tsx'
import { ChosenUploads, type Upload } from './ChosenUploads.tsx'
import { type DraftUploads, DraftUploadsContext } from './draft-uploads.ts'

const accept = 'image/*,application/pdf'

type Props = {
  name: string
  /** The field of the files that stay attached. */
  keepName: string
  label: string
  optional: boolean
  errors: readonly string[] | undefined
  /** Files attached before. */
  files: readonly FileView[]
}

/** A field for photos and documents. In a form with a draft they are uploaded as soon as they are chosen; else they are sent with the form. */
export function UploadField(props: Props) {
  const { name, keepName, label, optional, errors, files } = props
  const { t } = useTranslation()
  const uploads = useContext(DraftUploadsContext)
  if (uploads) return <DraftField {...props} uploads={uploads} />
  return (
    <div className="flex flex-col gap-3">
      <FileField name={name} label={label} optional={optional} accept={accept} types={t('files.imagesAndPdf')} errors={errors} />
      <AttachedFiles name={keepName} files={files} />
    </div>
  )
}

function DraftField({ name, keepName, label, optional, errors: serverErrors, files, uploads }: Props & { uploads: DraftUploads }) {
  const { t } = useTranslation('send-order')
  const { t: tCommon } = useTranslation()
  const locale = useLocale()
  const limits = useUploadLimits()
  const input = useRef<HTMLInputElement>(null)
  const { attached, chosen, problems, choose, retry, dismiss, detach } = useUploads({ name, files, uploads, input })
  const errors = [...problems, ...useFieldErrors(name, serverErrors)]
  const size = formatFileSize(limits.upload_megabytes * 1024 * 1024, locale)
  return (
    <div className="flex flex-col gap-2">
      <span id={`${name}-label`} className="font-medium">
        {label} {optional && <span className="text-sm font-normal text-muted">({tCommon('form.optional')})</span>}
      </span>
      <AttachedFiles name={keepName} files={attached} onRemove={detach} />
      <ChosenUploads uploads={chosen} onRetry={retry} onRemove={dismiss} />
      <label className="relative flex min-h-13 cursor-pointer items-center gap-3 rounded-card border-2 border-dashed border-line-strong/50 bg-sunken px-4 py-2 noscript:flex-wrap hover:border-brand has-focus-visible:outline-3 has-focus-visible:outline-brand">
        <input
          {...controlProps({ name, errors })}
          aria-labelledby={`${name}-label ${name}-button`}
          ref={input}
          type="file"
          accept={accept}
          multiple
          onChange={({ currentTarget }) => choose([...(currentTarget.files ?? [])])}
          className="absolute inset-0 cursor-pointer opacity-0 noscript:static noscript:order-last noscript:w-full noscript:opacity-100"
        />
        <Icon name="upload" className="shrink-0 text-brand" />
        <span>
          <span id={`${name}-button`} className="block font-medium text-brand">
            {t('uploads.choose')}
          </span>
          <span className="block text-sm text-muted">{tCommon('files.upTo', { types: tCommon('files.imagesAndPdf'), size })}</span>
        </span>
      </label>
      <FieldMessages name={name} errors={errors} />
    </div>
  )
}

type UploadOptions = Pick<Props, 'name' | 'files'> & { uploads: DraftUploads; input: RefObject<HTMLInputElement | null> }

/**
 * The files of a field: attached ones, and those on their way. One that did not reach the server is in the input, so that the form sends it; one
 * that the server will not take is only named.
 */
function useUploads({ name, files, uploads, input }: UploadOptions) {
  const [attached, setAttached] = useState<readonly (FileView & { file?: File })[]>(files)
  const [chosen, setChosen] = useState<readonly Upload[]>([])
  const check = useFileChecks()
  const [problems, setProblems] = useState<readonly string[]>([])
  const change = (file: File, own: Partial<Upload>) =>
    setChosen((known) => known.map((upload) => (upload.file === file ? { ...upload, ...own } : upload)))
  const forget = (file: File) => setChosen((known) => known.filter((upload) => upload.file !== file))
  const send = async (file: File) => {
    change(file, { status: 'sending', percent: 0, errors: [] })
    const result = await uploads.upload({ field: name, file, onProgress: (percent) => change(file, { percent }) })
    // At once: the form may be waiting for its files.
    if (result.ok)
      flushSync(() => {
        forget(file)
        setAttached((known) => [...known, { ...result.file, url: '', file }])
      })
    else flushSync(() => change(file, { status: result.isRejected ? 'rejected' : 'failed', errors: result.errors }))
  }
  const choose = (added: readonly File[]) => {
    const { accepted, problems } = check(added, attached.length + chosen.length)
    setProblems(problems)
    setChosen((known) => [...known, ...accepted.map((file): Upload => ({ file, status: 'sending', percent: 0, errors: [] }))])
    for (const file of accepted) void send(file)
  }
  // An effect, before the one that empties the input: files may be chosen before the script runs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const early = [...(input.current?.files ?? [])]
    if (early.length > 0) choose(early)
  }, [])
  // An effect: the input belongs to the browser.
  useEffect(() => {
    if (!input.current) return
    const unsent = new DataTransfer()
    for (const { file, status } of chosen) if (status === 'failed') unsent.items.add(file)
    input.current.files = unsent.files
  }, [chosen, input])
  const retryAll = useRef(() => {})
  retryAll.current = () => {
    for (const { file, status } of chosen) if (status === 'failed') void send(file)
  }
  useEffect(() => {
    const retry = () => retryAll.current()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [])
  return {
    attached,
    chosen,
    problems,
    choose,
    retry: (file: File) => void send(file),
    dismiss: forget,
    detach: (id: string) => {
      uploads.remove(id)
      setAttached((known) => known.filter((file) => file.id !== id))
    },
  }
}

/** Sorts out the files of a wrong type or size, and those beyond the most of a field. */
function useFileChecks() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { images_per_upload, upload_megabytes } = useUploadLimits()
  const limit = upload_megabytes * 1024 * 1024
  return (added: readonly File[], present: number) => {
    const types = t('files.imagesAndPdf')
    const problems = new Set<string>()
    const accepted = added.filter((file) => {
      const problem = !isAccepted(file, accept)
        ? t('files.wrongType', { name: file.name, types })
        : file.size > limit
          ? t('files.tooLarge', { name: file.name, size: formatFileSize(limit, locale) })
          : null
      if (problem) problems.add(problem)
      return !problem
    })
    const room = Math.max(0, images_per_upload - present)
    if (accepted.length > room) problems.add(t('files.tooMany', { count: images_per_upload }))
    return { accepted: accepted.slice(0, room), problems: [...problems] }
  }
}
