import type { FileView } from '@wasl/shared/contract/common.ts'
import { useTranslation } from 'react-i18next'
import { Thumbnail } from '../forms/Thumbnail.tsx'
import { FileName } from '../ui/FileName.tsx'
import { Icon } from '../ui/Icon.tsx'

/** `file`: as it was chosen on this page. */
type AttachedFile = FileView & { file?: File }
type Props = {
  name: string
  files: readonly AttachedFile[]
  /** Removes a file at once; without it an unticked file is removed when the form is saved. */
  onRemove?: (id: string) => void
}

/** Files attached earlier, as pictures. Each is a ticked box: unticked ones are removed on save. */
export function AttachedFiles({ name, files, onRemove }: Props) {
  const { t } = useTranslation('send-order')
  if (files.length === 0) return null
  return (
    <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4">
      {files.map((file) => (
        <li key={file.id} className="group/file flex min-w-0 flex-col gap-1">
          <Picture file={file} />
          <label className="relative inline-flex min-h-11 cursor-pointer items-center justify-center gap-1 rounded-control text-sm text-bad hover:bg-bad-soft group-has-[input:not(:checked)]/file:text-brand has-focus-visible:outline-3 has-focus-visible:outline-brand">
            <input
              type="checkbox"
              name={name}
              value={file.id}
              defaultChecked
              aria-label={t('attached.keep', { name: file.name })}
              onChange={() => onRemove?.(file.id)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span aria-hidden="true" className="inline-flex items-center gap-1 group-has-[input:not(:checked)]/file:hidden">
              <Icon name="trash" size={16} />
              {t('attached.remove')}
            </span>
            <span aria-hidden="true" className="hidden group-has-[input:not(:checked)]/file:inline">
              {t('attached.undo')}
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}

const frame =
  'grid aspect-square w-full place-items-center overflow-hidden rounded-control border border-line bg-sunken group-has-[input:not(:checked)]/file:opacity-35'

function Picture({ file: { file, url, mime, name } }: { file: AttachedFile }) {
  if (!mime.startsWith('image/'))
    return (
      <a href={url || undefined} target="_blank" rel="noreferrer" className={`${frame} p-2 text-center text-xs`}>
        <Icon name="file" size={28} className="text-muted" />
        <FileName className="line-clamp-2 wrap-anywhere">{name}</FileName>
      </a>
    )
  if (file)
    return (
      <span className={frame}>
        <Thumbnail file={file} className="size-full" />
      </span>
    )
  return (
    <a href={url} target="_blank" rel="noreferrer" aria-label={name} className={frame}>
      <img src={`${url}?w=256`} alt="" loading="lazy" className="size-full object-cover" />
    </a>
  )
}
