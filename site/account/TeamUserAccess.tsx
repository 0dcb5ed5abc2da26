import type { TeamMember } from '@wasl/shared/contract/team.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'

/** Sends the invitation of a user again, blocks or unblocks it, or removes it after a confirmation. */
export function TeamUserAccess({ user }: { user: TeamMember }) {
  const { t } = useTranslation('account')
  const pending = useNavigation().formData?.get('intent')
  const { id, name, status, can_unblock } = user
  return (
    <Card title={t('team.access')}>
      {status === 'blocked' && !can_unblock && <p className="text-muted">{t('team.blockedByAdministration')}</p>}
      <div className="flex flex-wrap items-start gap-3">
        <ActionForm method="post">
          <input type="hidden" name="id" value={id} />
          {status === 'invited' && (
            <Button tone="soft" icon="message" name="intent" value="resend" busy={pending === 'resend'}>
              {t('team.resend')}
            </Button>
          )}
          {status === 'active' && (
            <Button tone="plain" icon="lock" name="intent" value="block" busy={pending === 'block'}>
              {t('team.block')}
            </Button>
          )}
          {can_unblock && (
            <Button tone="soft" name="intent" value="unblock" busy={pending === 'unblock'}>
              {t('team.unblock')}
            </Button>
          )}
        </ActionForm>
        {(status !== 'blocked' || can_unblock) && (
          <details className="min-w-0">
            <summary className={buttonClass('bare', 'normal', 'text-bad! hover:bg-bad-soft!')}>
              <Icon name="trash" />
              {t('team.remove')}
            </summary>
            <ActionForm method="post" className="mt-3 flex flex-col items-start gap-3 rounded-card border border-line p-4">
              <input type="hidden" name="id" value={id} />
              <p>{t(status === 'invited' ? 'team.removeInvitationWarning' : 'team.removeWarning', { name })}</p>
              <Button tone="danger" name="intent" value="remove" busy={pending === 'remove'}>
                {t('team.confirmRemove')}
              </Button>
            </ActionForm>
          </details>
        )}
      </div>
    </Card>
  )
}
