import type { RoomView } from '@wasl/shared/contract/chat.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { CountBadge } from '../ui/CountBadge.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { PageLink } from '../ui/PageLink.tsx'

/** One chat in the list: who with, about which order or product, its last message and what is unread. */
export function RoomRow({ room }: { room: RoomView }) {
  const { t } = useTranslation('chat')
  const text = useText()
  const { last_message: last, unread } = room
  const excerpt = last && (last.text || t('fileCount', { count: last.files_count }))
  return (
    <PageLink to={pages.chat({ id: room.id })} className="card flex items-center gap-3 p-4 hover:border-brand">
      <Avatar name={text(room.other_name)} url={room.other_avatar_url} size={48} />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <bdi className={unread ? 'font-bold' : 'font-semibold'}>{text(room.other_name)}</bdi>
          {last && <DateText at={last.created_at} show="time" className="text-xs text-muted" />}
        </span>
        {room.order && (
          <span className="block text-xs text-muted">
            <Ltr>{room.order.number}</Ltr>
          </span>
        )}
        {room.product && (
          <span className="block truncate text-xs text-muted">
            <bdi>{text(room.product.name)}</bdi>
          </span>
        )}
        <span className="flex items-center gap-3">
          <span className={`min-w-0 grow truncate text-sm ${unread ? 'text-ink' : 'text-muted'}`}>
            {excerpt === null ? (
              t('noMessages')
            ) : (
              <>
                {last?.side === room.side && `${t('you')}: `}
                <bdi>{excerpt}</bdi>
              </>
            )}
          </span>
          {unread > 0 && (
            <>
              <span className="sr-only">{t('unread', { count: unread })}</span>
              <CountBadge count={unread} className="shrink-0" />
            </>
          )}
        </span>
      </span>
    </PageLink>
  )
}
