import type { OwnSession } from '@wasl/shared/contract/account-security.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Ltr } from '../ui/Ltr.tsx'

/** The devices that are logged in, each with a button that logs it out. */
export function OwnSessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const { t } = useTranslation('account')
  const busyId = useNavigation().formData?.get('id')
  return (
    <Card title={t('sessions.title')}>
      <p className="-mt-2 mb-4 text-muted">{t('sessions.hint')}</p>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
            <Icon name="device" size={26} className="text-muted" />
            <SessionDetails session={session} />
            {session.is_current ? (
              <Badge tone="good" icon="check">
                {t('sessions.current')}
              </Badge>
            ) : (
              <ActionForm method="post" preventScrollReset>
                <input type="hidden" name="id" value={session.id} />
                <Button
                  tone="plain"
                  name="intent"
                  value="end_session"
                  busy={busyId === session.id}
                  aria-label={t('sessions.endNamed', { device: session.device ?? t('sessions.unknownDevice') })}
                >
                  {t('sessions.end')}
                </Button>
              </ActionForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && <EndOthers />}
    </Card>
  )
}

function SessionDetails({ session }: { session: OwnSession }) {
  const { t } = useTranslation('account')
  return (
    <div className="min-w-[min(14rem,100%)] grow basis-0">
      <p className="font-medium">
        {session.device ? <bdi>{session.device}</bdi> : t(session.is_administration ? 'sessions.administration' : 'sessions.unknownDevice')}
      </p>
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        {session.address && (
          <span>
            {t('sessions.address')} <Ltr>{session.address}</Ltr>
          </span>
        )}
        <span>
          {t('sessions.lastSeen')} <DateText at={session.last_seen_at} show="time" />
        </span>
        <span>
          {t('sessions.since')} <DateText at={session.created_at} show="time" />
        </span>
      </p>
    </div>
  )
}

function EndOthers() {
  const { t } = useTranslation('account')
  const busy = useNavigation().formData?.get('intent') === 'end_others'
  return (
    <ActionForm method="post" className="mt-4 border-t border-line pt-5">
      <Button tone="danger" name="intent" value="end_others" icon="logout" busy={busy}>
        {t('sessions.endOthers')}
      </Button>
    </ActionForm>
  )
}
