import './overrides.css'
import type { MessagesPage, MessageView } from '@wasl/shared/contract/chat.ts'
import { listMessagesAsAdmin } from '@wasl/shared/contract/endpoints/chat.ts'
import { formatDateTime } from '@wasl/shared/i18n/format.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Alert, Button, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { api } from '../../api/http.ts'
import { fileUrl } from '../../api/resource-calls.ts'
import { useLocale } from '../../ui/useLocale.ts'
import { ReplyBox } from '../actions/ReplyBox.tsx'
import type { OnActed } from '../actions/useRowActions.ts'

type Props = { declaration: AnyResource; row: AnyRow; onActed: OnActed }

/** The messages of a chat, read on request: each reading is an entry of the audit log. */
export function ChatMessages({ declaration, row, onActed }: Props) {
  const { t } = useTranslation()
  const [page, setPage] = useState<MessagesPage | null>(null)
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)

  const read = async (before?: number) => {
    setBusy(true)
    setError('')
    try {
      const read = await api.call(listMessagesAsAdmin, { params: { id: String(row.id) }, query: { before } })
      setPage((shown) => ({ ...read, messages: [...read.messages, ...(before ? (shown?.messages ?? []) : [])] }))
    } catch (failure) {
      setError(errorMessage(failure, t))
    }
    setBusy(false)
  }
  const [first] = page?.messages ?? []
  return (
    <div className="card">
      <p>{t('chat.audited')}</p>
      {error && <Alert type="error" showIcon role="alert" message={error} />}
      <Button type={page ? 'default' : 'primary'} loading={isBusy} onClick={() => void read()}>
        {page ? t('chat.refresh') : t('chat.read')}
      </Button>
      {page && (
        <>
          {page.has_more && first && <Button onClick={() => void read(first.seq)}>{t('chat.older')}</Button>}
          {page.messages.length === 0 && <p className="muted">{t('chat.empty')}</p>}
          <ol className="chat-messages">
            {page.messages.map((message) => (
              <Message key={message.seq} message={message} />
            ))}
          </ol>
        </>
      )}
      <ReplyBox
        declaration={declaration}
        row={row}
        onActed={(after) => {
          if (page) void read()
          onActed(after)
        }}
      />
    </div>
  )
}

function Message({ message }: { message: MessageView }) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const sides = { client: t('chat.client'), provider: t('chat.provider'), administration: t('chat.administration') }
  return (
    <li className="chat-message" data-side={message.side}>
      <p className="chat-from">
        <strong>{sides[message.side]}</strong>
        <bdi>{message.sender_name}</bdi>
        <bdi>{formatDateTime(message.created_at, locale)}</bdi>
      </p>
      <div dir="auto" className="chat-text">
        {message.text}
      </div>
      {message.files.length > 0 && (
        <Space wrap>
          {message.files.map(({ id, name }) => (
            <a key={id} href={fileUrl(id)} target="_blank" rel="noreferrer">
              <bdi>{name}</bdi>
            </a>
          ))}
        </Space>
      )}
    </li>
  )
}
