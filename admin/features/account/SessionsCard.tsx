import { useQuery, useQueryClient } from '@tanstack/react-query'
import { App, Button, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { instantText } from '../../fields/format.ts'
import { Failed } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { reasonOf } from '../../ui/reason.ts'
import { endOwnSession, ownSessions } from './account-calls.ts'

const queryKey = ['own-sessions']

/** Where one is logged in; any but this one can be ended. */
export function SessionsCard() {
  const { t } = useTranslation()
  const { notification } = App.useApp()
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({ queryKey, queryFn: ownSessions, staleTime: 0 })
  const end = async (id: string) => {
    await endOwnSession(id).catch((failure: unknown) =>
      notification.error({ message: t('account.endSession'), description: reasonOf(failure, t) }),
    )
    await client.invalidateQueries({ queryKey })
  }
  return (
    <section className="card" aria-labelledby="account-sessions">
      <h2 id="account-sessions">{t('account.sessions')}</h2>
      {error && <Failed error={error} retry={() => refetch()} />}
      {!data && !error && <Loading />}
      <ul className="own-sessions">
        {data?.map(({ id, device, user_agent, address, last_seen_at, is_this }) => (
          <li key={id}>
            <div>
              <bdi dir="auto" title={user_agent ?? undefined}>
                {device ?? t('account.unknownDevice')}
              </bdi>
              <p className="none">
                <bdi dir="ltr">{address}</bdi> · <bdi dir="ltr">{instantText(last_seen_at)}</bdi>
              </p>
            </div>
            {is_this ? (
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
