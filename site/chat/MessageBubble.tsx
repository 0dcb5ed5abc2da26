import type { MessageView } from '@wasl/shared/contract/chat.ts'
import { formatTime } from '@wasl/shared/i18n/format.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/locale.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { MessageFiles } from './MessageFiles.tsx'

type Face = { name: string; url: string | null }
type Props = {
  message: Pick<MessageView, 'text' | 'files' | 'is_masked' | 'sender_name'> & { created_at: string | null }
  isOwn: boolean
  face: Face
  /** Why contact details in it are hidden. */
  maskedHint?: string
  /** What is said after the time: that it was read, or how sending goes. */
  state?: ReactNode
  /** What the reader can do with it. */
  menu?: ReactNode
}

/** One message with the picture of its side; its text has its own direction. */
export function MessageBubble({ message, isOwn, face, maskedHint, state, menu }: Props) {
  const { t } = useTranslation('chat')
  const locale = useLocale()
  const { text, files, is_masked, sender_name, created_at } = message
  return (
    <div className={`flex items-start gap-2 ${isOwn ? 'flex-row-reverse' : ''}`}>
      <Avatar name={face.name} url={face.url} size={32} />
      <div className={`flex max-w-[80%] min-w-0 flex-col gap-1 sm:max-w-[70%] ${isOwn ? 'items-end' : 'items-start'}`}>
        <div
          className={`flex min-w-0 max-w-full flex-col gap-2 rounded-card px-3.5 py-2 ${isOwn ? 'bg-brand-soft' : 'border border-line bg-surface'}`}
        >
          <span className="sr-only">{isOwn ? t('you') : face.name}</span>
          {files.length > 0 && <MessageFiles files={files} />}
          {text && (
            <p dir="auto" className="text-start wrap-anywhere whitespace-pre-line">
              {text}
            </p>
          )}
          {is_masked && <p className="text-xs text-muted">{maskedHint}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-x-2 px-1 text-xs text-muted">
          {isOwn && sender_name && <bdi>{sender_name}</bdi>}
          {created_at && (
            <time dateTime={created_at}>
              <bdi>{formatTime(created_at, locale)}</bdi>
            </time>
          )}
          {state}
          {menu}
        </div>
      </div>
    </div>
  )
}
