import type { MessageView } from '@wasl/shared/contract/chat.ts'
import { formatFileSize } from '@wasl/shared/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/locale.ts'
import { Icon } from '../ui/Icon.tsx'

/** The images and files of a message; an image opens in full in its own tab. */
export function MessageFiles({ files }: { files: MessageView['files'] }) {
  const { t } = useTranslation('chat')
  const locale = useLocale()
  return files.map(({ id, name, mime, size, url, width, height }) =>
    mime.startsWith('image/') ? (
      <a key={id} href={url} target="_blank" rel="noreferrer" className="block overflow-hidden rounded-control">
        <img
          src={`${url}?w=640`}
          alt={t('image', { name })}
          width={width ?? undefined}
          height={height ?? undefined}
          loading="lazy"
          className="max-h-72 w-auto max-w-full object-contain"
        />
      </a>
    ) : (
      <a key={id} href={url} className="flex min-h-11 items-center gap-2 rounded-control border border-line bg-surface px-3 text-ink">
        <Icon name="file" className="text-brand" />
        <bdi className="min-w-0 break-all">{name}</bdi>
        <bdi className="shrink-0 text-xs text-muted">{formatFileSize(size, locale)}</bdi>
      </a>
    ),
  )
}
