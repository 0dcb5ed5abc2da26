import { useQueryClient } from '@tanstack/react-query'
import { listAdminSessions } from '@wasl/shared/contract/endpoints/admin-account.ts'
import { App, Button, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { endpointKey, useEndpoint } from '../../api/useEndpoint.ts'
import { DateTimeText } from '../../ui/DateTimeText.tsx'
import { LoadError } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { endSession } from './account-calls.ts'

/** The admin's active sessions; every session but the current one can be ended. */
export function SessionsCard() {
  const { t } = useTranslation()
  const { notification } = App.useApp()
  const client = useQueryClient()
  const { data, query } = useEndpoint(listAdminSessions, {}, { staleTime: 0 })
  const end = async (id: string) => {
    await endSession(id).catch((failure: unknown) =>
      notification.error({ message: t('account.endSession'), description: errorMessage(failure, t) }),
    )
    await client.invalidateQueries({ queryKey: endpointKey(listAdminSessions) })
  }
  return (
    <section className="card" aria-labelledby="account-sessions">
      <h2 id="account-sessions">{t('account.sessions')}</h2>
      {query.error && <LoadError error={query.error} retry={() => query.refetch()} />}
      {!data && !query.error && <Loading />}
      <ul className="account-sessions">
        {data?.map(({ id, device, user_agent, address, last_seen_at, is_current }) => (
          <li key={id}>
            <div>
              <bdi dir="auto" title={user_agent ?? undefined}>
                {device ?? t('account.unknownDevice')}
              </bdi>
              <p className="muted">
                <bdi dir="ltr">{address}</bdi> · <DateTimeText at={last_seen_at} />
              </p>
            </div>
            {is_current ? (
              <Tag color="success">{t('account.thisSession')}</Tag>
            ) : (
              <Button onClick={() => end(id)}>{t('account.endSession')}</Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
