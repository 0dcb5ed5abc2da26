import type { MessagesPage, MessageView, RoomView } from '@wasl/shared/contract/chat.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { ChatHeader } from './ChatHeader.tsx'
import { ChatStatusLine } from './ChatStatusLine.tsx'
import { ClosedRoom } from './ClosedRoom.tsx'
import { Composer } from './Composer.tsx'
import { MessageList } from './MessageList.tsx'
import { useChat } from './useChat.ts'
import { useMessageScroll } from './useMessageScroll.ts'
import { useReadMark } from './useReadMark.ts'
import { useViewportHeight } from './useViewportHeight.ts'

type Props = {
  room: RoomView
  page: MessagesPage
  newId: string
  /** The text of a form that was rejected without a script. */
  rejectedText: string | undefined
}

/** A chat: its messages, what is being sent, and where to write. */
export function ChatRoom({ room, page, newId, rejectedText }: Props) {
  const { t } = useTranslation('chat')
  const text = useText()
  const chat = useChat(room, page)
  const { messages, queue, denialReason } = chat
  const [firstNewSeq] = useState(
    () => messages.find(({ seq, side }) => room.read_seq > 0 && seq > room.read_seq && side !== room.side)?.seq ?? null,
  )
  const box = useRef<HTMLDivElement>(null)
  const last = messages.at(-1)
  const scroll = useMessageScroll(box, messages[0]?.seq, `${last?.seq} ${queue.length}`)
  useViewportHeight()
  useReadMark(last?.seq ?? 0, room.read_seq, chat.markRead)
  const announced = useAnnouncement(room, last)

  return (
    <section
      aria-label={t('roomTitle', { name: text(room.other_name) })}
      className="chat-room card flex h-[calc(var(--visible-height,100dvh)-4.5rem-var(--bottom-bar))] min-h-80 flex-col overflow-hidden max-sm:rounded-none max-sm:border-x-0 sm:h-[calc(var(--visible-height,100dvh)-7.5rem)]"
    >
      <ChatHeader room={room} />
      <ChatStatusLine status={chat.status} isWaiting={queue.length > 0} onRetry={chat.retry} />
      <div ref={box} onScroll={scroll.onScroll} className="relative min-h-0 grow overflow-y-auto overscroll-contain [overflow-anchor:none]">
        <div className="p-4">
          {chat.hasOlder && <OlderButton before={messages[0]?.seq} onLoad={chat.loadOlder} />}
          {messages.length === 0 && queue.length === 0 && <NoMessages canWrite={!denialReason} />}
          <MessageList
            {...{
              room,
              messages,
              queue,
              outbox: chat.outbox,
              otherReadSeq: chat.otherReadSeq,
              firstNewSeq,
              isClosed: denialReason !== null,
            }}
          />
        </div>
      </div>
      {scroll.hasNewBelow && <NewestButton onClick={scroll.scrollToEnd} />}
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
      {room.hides_contacts && !denialReason && (
        <p className="border-t border-line px-4 py-2 text-xs text-muted">
          {t(room.kind === 'product' ? 'hidesContactsOfProduct' : 'hidesContacts')}
        </p>
      )}
      {denialReason ? (
        <ClosedRoom roomId={room.id} reason={text(denialReason)} rejectedText={rejectedText} />
      ) : (
        <Composer room={room} outbox={chat.outbox} newId={newId} rejectedText={rejectedText} onSend={scroll.scrollToEnd} />
      )}
      <noscript>
        <PageLink to={pages.chat({ id: room.id })} className="block p-3 text-center text-brand underline">
          {t('reload')}
        </PageLink>
      </noscript>
    </section>
  )
}

/** What a screen reader says: each message of the other side once, not the list again. */
function useAnnouncement(room: RoomView, last: MessageView | undefined): string {
  const { t } = useTranslation('chat')
  const text = useText()
  const [announced, setAnnounced] = useState('')
  const heardSeq = useRef(last?.seq ?? 0)
  useEffect(() => {
    if (!last || last.seq <= heardSeq.current) return
    heardSeq.current = last.seq
    if (last.side !== room.side) setAnnounced(t('incoming', { name: text(room.other_name), text: last.text || t('file') }))
  }, [last, room, t, text])
  return announced
}

function NoMessages({ canWrite }: { canWrite: boolean }) {
  const { t } = useTranslation('chat')
  return (
    <div className="py-16 text-center text-muted">
      <p>{t('noMessages')}</p>
      {canWrite && <p>{t('start')}</p>}
    </div>
  )
}

function NewestButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('chat')
  return (
    <div className="relative">
      <button
        type="button"
        onClick={onClick}
        className="absolute inset-x-0 bottom-2 mx-auto flex min-h-9 w-fit items-center gap-2 rounded-full bg-brand px-4 text-sm text-on-brand shadow-lg"
      >
        <Icon name="down" size={16} />
        {t('toNewest')}
      </button>
    </div>
  )
}

/** Loads older messages; without a script it is a link to them. */
function OlderButton({ before, onLoad }: { before: number | undefined; onLoad: () => Promise<void> }) {
  const { t } = useTranslation('chat')
  const [isLoading, setLoading] = useState(false)
  return (
    <div className="mb-4 flex justify-center">
      <Button
        type="button"
        tone="plain"
        size="small"
        busy={isLoading}
        onClick={async () => {
          setLoading(true)
          await onLoad()
          setLoading(false)
        }}
      >
        {t('older')}
      </Button>
      <noscript>
        <a href={`?before=${before}`} className="ms-3 self-center text-brand underline">
          {t('older')}
        </a>
      </noscript>
    </div>
  )
}
