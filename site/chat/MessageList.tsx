import type { MessageView, RoomView } from '@wasl/shared/contract/chat.ts'
import { formatDate, formatLongDate } from '@wasl/shared/i18n/format.ts'
import { dayMs } from '@wasl/shared/utils/durations.ts'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import { MessageBubble } from './MessageBubble.tsx'
import type { Outbox, PendingMessage } from './outbox.ts'
import { ReportMenu } from './ReportMenu.tsx'

type Props = {
  room: RoomView
  messages: readonly MessageView[]
  queue: readonly PendingMessage[]
  outbox: Outbox | null
  otherReadSeq: number
  /** The number of the first message that was new when the reader came. */
  firstNewSeq: number | null
  /** Nobody can write any more: a rejected message is only to be copied or deleted. */
  isClosed: boolean
}

/** The messages by day, with a line before the new ones, followed by those that are still to be sent. */
export function MessageList({ room, messages, queue, outbox, otherReadSeq, firstNewSeq, isClosed }: Props) {
  const { t } = useTranslation('chat')
  const text = useText()
  const dayLabel = useDayLabel()
  const own = { name: text(room.own_name), url: room.own_avatar_url }
  const other = { name: text(room.other_name), url: room.other_avatar_url }
  const lastOwn = messages.findLast(({ side }) => side === room.side)
  return (
    <ol className="flex flex-col gap-3">
      {messages.map((message, index) => {
        const isOwn = message.side === room.side
        const previous = messages[index - 1]
        return (
          <Fragment key={message.seq}>
            {formatDate(message.created_at) !== (previous && formatDate(previous.created_at)) && (
              <li className="my-2 flex items-center justify-center">
                <bdi className="rounded-full bg-sunken px-3 py-1 text-xs text-muted">{dayLabel(message.created_at)}</bdi>
              </li>
            )}
            {message.seq === firstNewSeq && (
              <li className="flex items-center gap-3 text-sm font-medium text-brand before:h-px before:grow before:bg-brand after:h-px after:grow after:bg-brand">
                {t('newLine')}
              </li>
            )}
            <li id={index === messages.length - 1 ? 'newest' : undefined}>
              <MessageBubble
                message={message}
                isOwn={isOwn}
                face={isOwn ? own : other}
                maskedHint={t(room.kind === 'product' ? 'maskedOfProduct' : 'masked')}
                state={isOwn && message === lastOwn && <span>{otherReadSeq >= message.seq ? t('read') : t('sent')}</span>}
                menu={!isOwn && message.side !== 'administration' && <ReportMenu seq={message.seq} />}
              />
            </li>
          </Fragment>
        )
      })}
      {queue.map((pending) => (
        <li key={pending.client_id}>
          <MessageBubble
            message={{ ...pending, files: [], is_masked: false, sender_name: null, created_at: null }}
            isOwn
            face={own}
            state={<PendingState pending={pending} outbox={outbox} isClosed={isClosed} />}
          />
        </li>
      ))}
    </ol>
  )
}

/** Names a day: today, yesterday or its date. */
function useDayLabel() {
  const { t } = useTranslation('chat')
  const locale = useLocale()
  const [now] = useState(() => Date.now())
  const days = { [formatDate(new Date(now).toISOString())]: t('today'), [formatDate(new Date(now - dayMs).toISOString())]: t('yesterday') }
  return (instant: string) => days[formatDate(instant)] ?? formatLongDate(instant, locale)
}

type PendingStateProps = { pending: PendingMessage; outbox: Outbox | null; isClosed: boolean }

function PendingState({ pending: { client_id, state, msg, files }, outbox, isClosed }: PendingStateProps) {
  const { t } = useTranslation('chat')
  const texts = { waiting: t('waiting'), sending: t('sending'), failed: msg || t('failed') }
  return (
    <>
      {files.length > 0 && <span>{t('fileCount', { count: files.length })}</span>}
      <span className={state === 'failed' ? 'text-bad' : ''}>{texts[state]}</span>
      {state === 'failed' && (
        <>
          {!isClosed && (
            <button type="button" onClick={() => void outbox?.retry(client_id)} className="min-h-6 text-brand underline">
              {t('retry')}
            </button>
          )}
          <button type="button" onClick={() => outbox?.discard(client_id)} className="min-h-6 text-bad underline">
            {t('discard')}
          </button>
        </>
      )}
    </>
  )
}
