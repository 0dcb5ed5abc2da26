import type { FileView } from '@wasl/shared/contract/common.ts'
import { formatFileSize } from '@wasl/shared/i18n/format.ts'
import { useLocale } from '../i18n/locale.ts'
import { FileName } from './FileName.tsx'
import { Icon } from './Icon.tsx'

/** Files of an order, images with a thumbnail; each opens in a new tab. */
export function FileLinks({ files }: { files: readonly FileView[] }) {
  const locale = useLocale()
  if (files.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-3">
      {files.map((file) => (
        <li key={file.id}>
          <a
            href={file.url}
            target="_blank"
            rel="noreferrer"
            className="card flex max-w-60 items-center gap-2.5 overflow-hidden p-2 pe-3 text-sm hover:border-brand"
          >
            {file.mime.startsWith('image/') ? (
              <img
                src={`${file.url}?w=160`}
                alt=""
                width={56}
                height={56}
                loading="lazy"
                className="size-14 shrink-0 rounded-small object-cover"
              />
            ) : (
              <span className="grid size-14 shrink-0 place-items-center rounded-small bg-sunken text-brand">
                <Icon name="file" size={24} />
              </span>
            )}
            <span className="min-w-0">
              <FileName className="line-clamp-2 wrap-anywhere">{file.name}</FileName>
              <bdi className="block text-muted">{formatFileSize(file.size, locale)}</bdi>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
