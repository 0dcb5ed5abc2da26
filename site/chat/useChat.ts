import type { MessagesPage, MessageView, RoomView } from '@wasl/shared/contract/chat.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { type Dispatch, type SetStateAction, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { usePathIn } from '../i18n/locale.ts'
import { fetchMessages, isLoggedOut, sendPending, sendReadMark } from './chat-requests.ts'
import type { RoomHandlers } from './join-room.ts'
import { hasGapBefore, mergeMessages, stillUnsent } from './merge-messages.ts'
import { createOutbox, type Outbox, type PendingMessage } from './outbox.ts'
import { readOutbox, storeOutbox } from './stored-texts.ts'

/** The state of the connection: the key of its text, or null while everything works. */
export type ChatStatus = 'connectionError' | 'initFailed' | 'noConnection' | 'fetchFailed' | 'notLoaded' | 'roomInvalid' | null

const retryEveryMs = 5_000

/** The messages of a room, kept current while the page is open, with the queue of those that are still to be sent. */
export function useChat(room: RoomView, page: MessagesPage) {
  const url = usePathIn()(resourceRoutes.chatMessages({ id: room.id }))
  const [messages, setMessages] = useState<readonly MessageView[]>(page.messages)
  const [otherReadSeq, setOtherReadSeq] = useState(room.other_read_seq)
  const [status, setStatus] = useState<ChatStatus>(null)
  const [denied, setDenied] = useState<Pick<RoomView, 'denial_reason'> & { in: RoomView }>({ in: room, denial_reason: null })
  const { revalidate } = useRevalidator()
  const add = useCallback((more: readonly MessageView[]) => setMessages((shown) => mergeMessages(shown, more)), [])

  /** The page data of an ended session leads to the login page. */
  const fail = (isEnded = false) => {
    if (isEnded) void revalidate()
    else setStatus(navigator.onLine ? 'fetchFailed' : 'noConnection')
  }
  const { queue, outbox } = useOutbox(room.id, {
    onSent: (message) => add([message]),
    send: async (pending) => {
      const result = await sendPending(url, pending)
      if (result.ok) setStatus((now) => (now === 'fetchFailed' || now === 'noConnection' ? null : now))
      else if (result.retry) fail(result.isEnded)
      else if (result.denialReason) setDenied({ in: room, denial_reason: result.denialReason })
      return result
    },
  })
  const catchUp = useRoomConnection(room, {
    url,
    messages,
    add,
    setStatus,
    fail,
    onCurrent: () => {
      setStatus(null)
      void outbox?.flush()
    },
    onRead: (seq) => setOtherReadSeq((known) => Math.max(known, seq)),
  })

  const { hasOlder, loadOlder } = useOlderMessages(page, { url, messages, add, fail })

  return {
    messages,
    queue: stillUnsent(queue, messages),
    outbox,
    status,
    hasOlder,
    otherReadSeq,
    /** Why nobody can write, also of a room that was closed while the page is open. */
    denialReason: room.denial_reason ?? (denied.in === room ? denied.denial_reason : null),
    retry: () => void catchUp(),
    loadOlder,
    markRead: (seq: number) => sendReadMark(url, seq),
  }
}

type OutboxHandlers = Pick<Parameters<typeof createOutbox>[0], 'send' | 'onSent'>

/** The queue of a room. It belongs to the page, not to a render: it sends while the component renders other things. */
function useOutbox(roomId: string, { send, onSent }: OutboxHandlers) {
  const [queue, setQueue] = useState<readonly PendingMessage[]>([])
  const [outbox, setOutbox] = useState<Outbox | null>(null)
  const sendLatest = useEffectEvent(send)
  const onSentLatest = useEffectEvent(onSent)
  useEffect(() => {
    const created = createOutbox({
      send: (pending) => sendLatest(pending),
      onSent: (message) => onSentLatest(message),
      onChange: (next) => {
        setQueue(next)
        storeOutbox(roomId, next)
      },
      stored: readOutbox(roomId),
    })
    setOutbox(created)
    void created.flush()
    const timer = setInterval(() => navigator.onLine && void created.flush(), retryEveryMs)
    return () => clearInterval(timer)
  }, [roomId])
  return { queue, outbox }
}

type ConnectionOptions = {
  url: string
  messages: readonly MessageView[]
  add: (more: readonly MessageView[]) => void
  setStatus: Dispatch<SetStateAction<ChatStatus>>
  fail: (isEnded?: boolean) => void
  /** Called when no message is missed. */
  onCurrent: () => void
  /** Called with the last message that the other side has read. */
  onRead: (seq: number) => void
}

/** The messages before those that are shown. */
function useOlderMessages(page: MessagesPage, { url, messages, add, fail }: Pick<ConnectionOptions, 'url' | 'messages' | 'add' | 'fail'>) {
  const [hasOlder, setHasOlder] = useState(page.has_more)
  const loadOlder = async () => {
    const before = messages[0]?.seq
    if (before === undefined) return
    try {
      const older = await fetchMessages(url, { before })
      add(older.messages)
      setHasOlder(older.has_more)
    } catch (error) {
      fail(isLoggedOut(error))
    }
  }
  return { hasOlder, loadOlder }
}

/** Joins a room while its page is open. Returns a function that fetches what was sent since the last shown message. */
function useRoomConnection({ id, side }: RoomView, { url, messages, add, setStatus, fail, onCurrent, onRead }: ConnectionOptions) {
  const catchUp = useEffectEvent(async () => {
    setStatus((now) => (now === 'roomInvalid' ? now : 'notLoaded'))
    try {
      let after = messages.at(-1)?.seq ?? 0
      for (;;) {
        const missed = await fetchMessages(url, { after })
        add(missed.messages)
        after = missed.messages.at(-1)?.seq ?? after
        if (!missed.has_more) break
      }
      onCurrent()
    } catch (error) {
      fail(isLoggedOut(error))
    }
  })
  const onJoined = useEffectEvent<RoomHandlers['onJoined']>(({ last_seq }) => {
    if (last_seq > (messages.at(-1)?.seq ?? 0)) void catchUp()
    else onCurrent()
  })
  const onMessage = useEffectEvent<RoomHandlers['onMessage']>(({ message }) => {
    if (hasGapBefore(messages, message.seq)) void catchUp()
    else add([message])
  })
  const onOtherRead = useEffectEvent(onRead)

  // The socket's code is loaded here only. A page that comes back online fetches what it missed even before the socket is back.
  useEffect(() => {
    const unmounted = new AbortController()
    const { signal } = unmounted
    const connect = async () => {
      const loaded = await import('./join-room.ts').catch(() => null)
      if (signal.aborted) return
      if (!loaded) return setStatus('initFailed')
      const leave = loaded.joinRoom(id, {
        onJoined: (joined) => onJoined(joined),
        onMessage: (event) => onMessage(event),
        onRead: (read) => read.side !== side && onOtherRead(read.seq),
        onState: (state) => setStatus(navigator.onLine ? state : 'noConnection'),
      })
      signal.addEventListener('abort', leave)
    }
    window.addEventListener('online', () => void catchUp(), { signal })
    window.addEventListener('offline', () => setStatus('noConnection'), { signal })
    void connect()
    return () => unmounted.abort()
  }, [id, side, setStatus])

  return catchUp
}
