import type { RoomView } from '@wasl/shared/contract/chat.ts'
import { maxMessageLength } from '@wasl/shared/contract/choices.ts'
import { formatFileSize } from '@wasl/shared/i18n/format.ts'
import { type FormEvent, type KeyboardEvent, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { useLocale } from '../i18n/locale.ts'
import { Button } from '../ui/Button.tsx'
import { FileName } from '../ui/FileName.tsx'
import { Icon } from '../ui/Icon.tsx'
import { actsForProvider, useRootData } from '../ui/root-data.ts'
import type { Outbox } from './outbox.ts'
import { SavedReplies } from './rare-parts.ts'
import { readDraft, storeDraft } from './stored-texts.ts'

type Props = { room: RoomView; outbox: Outbox | null; newId: string; rejectedText: string | undefined; onSend: () => void }

/** Where a message is written. Without a script it is a plain form; `newId` makes sending that form twice harmless. */
export function Composer({ room, outbox, newId, rejectedText, onSend }: Props) {
  const { t } = useTranslation('chat')
  const field = useRef<HTMLTextAreaElement>(null)
  const { files, error, choose, remove, clear } = useChosenFiles()
  const viewer = useRootData()?.viewer
  const isProvider = viewer != null && actsForProvider(viewer)
  const keepInserted = () => {
    grow(field.current)
    storeDraft(room.id, field.current?.value ?? '')
    field.current?.focus()
  }

  const submit = (event: FormEvent) => {
    // Before the script runs, the form is sent as it is.
    if (!outbox) return
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    if (!text && files.length === 0) return
    void outbox.add({ text, files })
    if (field.current) field.current.value = ''
    grow(field.current)
    storeDraft(room.id, '')
    clear()
    onSend()
    field.current?.focus()
  }
  return (
    <Form method="post" encType="multipart/form-data" onSubmit={submit} className="border-t border-line bg-surface p-3">
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="client_id" value={newId} />
      {error && (
        <p role="alert" className="mb-2 text-sm text-bad">
          {error}
        </p>
      )}
      {files.length > 0 && <ChosenFiles files={files} onRemove={remove} />}
      <div className="flex items-end gap-2">
        <FilePicker onChoose={choose} />
        {isProvider && (
          <Suspense>
            <SavedReplies field={field} onInsert={keepInserted} />
          </Suspense>
        )}
        <MessageField ref={field} roomId={room.id} rejectedText={rejectedText} />
        <Button aria-label={t('send')} className="min-w-11 px-3!">
          <Icon name="arrow" size={22} className="max-sm:block" />
          <span className="max-sm:hidden">{t('send')}</span>
        </Button>
      </div>
    </Form>
  )
}

type MessageFieldProps = { ref: RefObject<HTMLTextAreaElement | null>; roomId: string; rejectedText: string | undefined }

/** Grows with its text, which is stored as a draft. */
function MessageField({ ref, roomId, rejectedText }: MessageFieldProps) {
  const { t } = useTranslation('chat')
  // The draft is known to the browser only, so it is filled in after hydration.
  useEffect(() => {
    if (ref.current && !ref.current.value) ref.current.value = readDraft(roomId)
    grow(ref.current)
  }, [ref, roomId])

  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // On a phone, Enter begins a new line: its keyboard has no other key for one.
    const isPhone = matchMedia('(pointer: coarse)').matches
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isPhone) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <textarea
      ref={ref}
      name="text"
      dir="auto"
      rows={1}
      defaultValue={rejectedText}
      maxLength={maxMessageLength}
      aria-label={t('write')}
      placeholder={t('placeholder')}
      enterKeyHint="enter"
      className="input max-h-40 min-h-11 grow resize-none text-start"
      onInput={({ currentTarget }) => {
        grow(currentTarget)
        storeDraft(roomId, currentTarget.value)
      }}
      onKeyDown={sendOnEnter}
    />
  )
}

/** The files of the next message. `error` says why the last choice was not added. */
function useChosenFiles() {
  const { t } = useTranslation('chat')
  const locale = useLocale()
  const appInfo = useRootData()?.appInfo
  const [files, setFiles] = useState<readonly File[]>([])
  const [error, setError] = useState('')
  const choose = (chosen: readonly File[]) => {
    const max = appInfo?.images_per_upload ?? 5
    const maxBytes = (appInfo?.upload_megabytes ?? 10) * 1024 * 1024
    const tooLarge = chosen.find(({ size }) => size > maxBytes)
    if (tooLarge) return setError(t('tooLarge', { name: tooLarge.name, size: formatFileSize(maxBytes, locale) }))
    if (files.length + chosen.length > max) return setError(t('tooManyFiles', { count: max }))
    setError('')
    setFiles([...files, ...chosen])
  }
  return {
    files,
    error,
    choose,
    remove: (removed: number) => setFiles(files.filter((_, index) => index !== removed)),
    clear: () => {
      setFiles([])
      setError('')
    },
  }
}

function ChosenFiles({ files, onRemove }: { files: readonly File[]; onRemove: (index: number) => void }) {
  const { t } = useTranslation('chat')
  return (
    <ul className="mb-2 flex flex-wrap gap-2">
      {files.map((file, index) => (
        <li key={`${file.name}${file.lastModified}`} className="flex items-center gap-1 rounded-control bg-sunken ps-3 text-sm">
          <FileName className="max-w-40 truncate">{file.name}</FileName>
          <button
            type="button"
            aria-label={t('removeFile', { name: file.name })}
            onClick={() => onRemove(index)}
            className="grid size-9 place-items-center rounded-control hover:text-bad"
          >
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function FilePicker({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const { t } = useTranslation('chat')
  return (
    <label className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-muted focus-within:outline-2 focus-within:outline-brand hover:bg-sunken hover:text-brand">
      <Icon name="image" size={22} />
      <span className="sr-only">{t('attach')}</span>
      <input
        type="file"
        // Chosen files are in the state of the page; without a script the field itself sends them.
        name="files"
        multiple
        accept="image/jpeg,image/png,image/gif,image/webp,application/pdf"
        className="sr-only"
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </label>
  )
}

/** Makes the field as high as its text. */
function grow(field: HTMLTextAreaElement | null): void {
  if (!field) return
  field.style.height = 'auto'
  field.style.height = `${field.scrollHeight + 2}px`
}
