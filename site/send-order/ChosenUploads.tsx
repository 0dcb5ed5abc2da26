import { useTranslation } from 'react-i18next'
import { Thumbnail } from '../forms/Thumbnail.tsx'
import { Button } from '../ui/Button.tsx'
import { FileName } from '../ui/FileName.tsx'
import { Icon } from '../ui/Icon.tsx'

/** `failed`: it did not reach the server; `rejected`: the server will not take it. */
export type Upload = { file: File; status: 'sending' | 'failed' | 'rejected'; percent: number; errors: readonly string[] }

type Props = { uploads: readonly Upload[]; onRetry: (file: File) => void; onRemove: (file: File) => void }

/** Files on their way to the server, and those that did not get there. */
export function ChosenUploads({ uploads, onRetry, onRemove }: Props) {
  const { t } = useTranslation('send-order')
  const { t: tCommon } = useTranslation()
  if (uploads.length === 0) return null
  return (
    <ul className="flex flex-col gap-2">
      {uploads.map(({ file, status, percent, errors }) => (
        <li
          key={`${file.name}-${file.size}-${file.lastModified}`}
          className="flex items-center gap-3 rounded-control border border-line p-2"
        >
          {file.type.startsWith('image/') ? (
            <Thumbnail file={file} className="size-14 shrink-0" />
          ) : (
            <Icon name="file" className="text-muted" />
          )}
          <div className="min-w-0 grow text-sm">
            <FileName className="block wrap-anywhere">{file.name}</FileName>
            {status === 'sending' ? (
              <progress
                value={percent}
                max={100}
                aria-label={t('uploads.sending', { name: file.name })}
                className="h-1.5 w-full accent-brand"
              />
            ) : (
              <p role="alert" className={status === 'failed' ? 'text-caution' : 'text-bad'}>
                {errors.length > 0 ? errors.join(' ') : t('uploads.failed')}
              </p>
            )}
          </div>
          {status === 'failed' && (
            <Button type="button" tone="bare" size="small" onClick={() => onRetry(file)}>
              {t('uploads.retry')}
            </Button>
          )}
          {status !== 'sending' && (
            <button
              type="button"
              onClick={() => onRemove(file)}
              aria-label={tCommon('files.remove', { name: file.name })}
              className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-bad-soft hover:text-bad"
            >
              <Icon name="close" size={18} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
