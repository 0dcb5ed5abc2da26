import './overrides.css'
import type { MessagesPage, MessageView } from '@wasl/shared/contract/chat.ts'
import { listMessagesAsAdmin } from '@wasl/shared/contract/endpoints/chat.ts'
import { formatDateTime } from '@wasl/shared/i18n/format.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { Alert, Button, List, Space, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { api } from '../../api/http.ts'
import { fileUrl } from '../../api/resource-calls.ts'
import { useLocale } from '../../ui/useLocale.ts'

/** The messages of a chat, read on request: each reading is an entry of the audit log. */
export function ChatMessages({ row }: { row: AnyRow }) {
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
          <List
            dataSource={page.messages}
            locale={{ emptyText: t('chat.empty') }}
            rowKey="seq"
            renderItem={(message: MessageView) => <Message message={message} />}
          />
        </>
      )}
    </div>
  )
}

function Message({ message }: { message: MessageView }) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const sides = { client: t('chat.client'), provider: t('chat.provider'), administration: t('chat.administration') }
  return (
    <List.Item>
      <List.Item.Meta
        title={
          <Space wrap>
            <Tag>{sides[message.side]}</Tag>
            <bdi>{message.sender_name}</bdi>
            <bdi>{formatDateTime(message.created_at, locale)}</bdi>
          </Space>
        }
        description={
          <>
            <div dir="auto" className="chat-text">
              {message.text}
            </div>
            <Space wrap>
              {message.files.map(({ id, name }) => (
                <a key={id} href={fileUrl(id)} target="_blank" rel="noreferrer">
                  <bdi>{name}</bdi>
                </a>
              ))}
            </Space>
          </>
        }
      />
    </List.Item>
  )
}
