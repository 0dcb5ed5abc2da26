import { isCompanyPermission, teamPermissions } from '@wasl/shared/access/permissions.ts'
import type { Team, TeamMember } from '@wasl/shared/contract/team.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { useLocale } from '../i18n/locale.ts'
import { Badge, StatusBadge } from '../ui/Badge.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { Money } from '../ui/Money.tsx'
import type { TeamFailure } from './TeamUserForm.tsx'

const tones = { invited: 'note', active: 'good', blocked: 'bad' } as const

/** The people of the provider or company with their permissions. */
export function TeamList({ team, failure }: { team: Team; failure: TeamFailure | undefined }) {
  const { t } = useTranslation('account')
  const isCompany = team.grantable.some(isCompanyPermission)
  return (
    <Card
      title={t(isCompany ? 'colleagues.title' : 'team.title')}
      end={
        <ButtonLink to={pages.profile({ tab: 'users', user: 'new' })} icon="plus">
          {t(isCompany ? 'colleagues.add' : 'team.add')}
        </ButtonLink>
      }
    >
      <p className="-mt-2 mb-4 text-muted">{t(isCompany ? 'colleagues.hint' : 'team.hint')}</p>
      <ErrorSummary msg={failure?.msg} />
      <ul className="divide-y divide-line">
        {team.members.map((member) => (
          <li key={member.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
            <MemberDetails member={member} />
            <StatusBadge tone={tones[member.status]}>{t(`team.status.${member.status}`)}</StatusBadge>
            {member.can_manage && (
              <ButtonLink
                to={pages.profile({ tab: 'users', user: member.id })}
                tone="plain"
                icon="edit"
                aria-label={t('team.editNamed', { name: member.name })}
              >
                {t('team.edit')}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      {team.members.length === 1 && (
        <p className="border-t border-line pt-4 text-muted">{t(isCompany ? 'colleagues.alone' : 'team.alone')}</p>
      )}
    </Card>
  )
}

function MemberDetails({ member }: { member: TeamMember }) {
  const { t } = useTranslation('account')
  const locale = useLocale()
  const { is_owner, permissions, approval_limit, status, invited_until } = member
  return (
    <div className="flex min-w-[min(16rem,100%)] grow basis-0 flex-col gap-1">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <bdi className="font-medium">{member.name}</bdi>
        <Ltr className="text-sm text-muted">{member.phone}</Ltr>
        {member.is_self && <span className="text-sm text-muted">({t('team.you')})</span>}
      </p>
      {is_owner ? (
        <p className="text-sm text-muted">{t('team.owner')}</p>
      ) : (
        <ul aria-label={t('team.permissions')} className="flex flex-wrap gap-2">
          {permissions.length === 0 && <li className="text-sm text-muted">{t('team.noPermissions')}</li>}
          {permissions.map((permission) => (
            <li key={permission}>
              <Badge icon="check">{labelIn(teamPermissions[permission], locale)}</Badge>
            </li>
          ))}
        </ul>
      )}
      {approval_limit !== null && approval_limit > 0 && (
        <p className="text-sm text-muted">
          {t('colleagues.limit')} <Money halalas={approval_limit} />
        </p>
      )}
      {status === 'invited' && (
        <p className="text-sm text-muted">
          {invited_until ? (
            <>
              {t('team.invitedUntil')} <DateText at={invited_until} show="time" />
            </>
          ) : (
            t('team.invitationExpired')
          )}
        </p>
      )}
    </div>
  )
}
