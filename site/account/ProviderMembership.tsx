import { isTeamPermission, teamPermissions } from '@wasl/shared/access/permissions.ts'
import type { Profile } from '@wasl/shared/contract/accounts.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import { Badge, StatusBadge } from '../ui/Badge.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'
import { Detail } from '../ui/Detail.tsx'
import { Money } from '../ui/Money.tsx'

const tones = { draft: 'plain', pending_review: 'warn', approved: 'good', rejected: 'bad', blocked: 'bad' } as const

/** The user's provider or company, its approval status and the user's permissions. */
export function ProviderMembership({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account')
  const text = useText()
  const { provider, company, role, permissions } = profile
  if (company) return <CompanyMembership name={company.name} permissions={permissions} limit={profile.approval_limit} />
  if (!provider) return null
  return (
    <Card title={t('profile.provider')}>
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Detail label={t('profile.providerName')}>
          <bdi>{text(provider.name)}</bdi>
        </Detail>
        <Detail label={t('profile.providerStatus')}>
          <StatusBadge tone={tones[provider.status]}>{t(`profile.status.${provider.status}`)}</StatusBadge>
        </Detail>
        <Detail label={t('profile.permissions')} className="sm:col-span-2">
          {role === 'provider' ? t('profile.ownerPermissions') : <Permissions permissions={permissions} />}
        </Detail>
      </dl>
      {role === 'provider' && provider.status !== 'approved' && provider.status !== 'blocked' && (
        <p className="mt-6">
          <ButtonLink to={pages.providerApplication()} icon="file">
            {t('profile.application')}
          </ButtonLink>
        </p>
      )}
      {provider.status === 'approved' && (
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={pages.providerReviews({ id: provider.id })} tone="soft" icon="star">
            {t('profile.reviews')}
          </ButtonLink>
        </p>
      )}
    </Card>
  )
}

type Membership = { name: string; permissions: readonly string[]; limit: number | null }

/** The company for which a colleague acts, and what it may do there. */
function CompanyMembership({ name, permissions, limit }: Membership) {
  const { t } = useTranslation('account')
  return (
    <Card title={t('colleagues.company')}>
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Detail label={t('profile.name')}>
          <bdi>{name}</bdi>
        </Detail>
        <Detail label={t('profile.permissions')} className="sm:col-span-2">
          <Permissions permissions={permissions} />
        </Detail>
        {limit !== null && (
          <Detail label={t('colleagues.ownLimit')}>{limit > 0 ? <Money halalas={limit} /> : t('colleagues.ownerAccepts')}</Detail>
        )}
      </dl>
    </Card>
  )
}

function Permissions({ permissions }: { permissions: readonly string[] }) {
  const { t } = useTranslation('account')
  const locale = useLocale()
  const known = permissions.filter(isTeamPermission)
  if (known.length === 0) return t('profile.noPermissions')
  return (
    <ul className="mt-1 flex flex-wrap gap-2">
      {known.map((permission) => (
        <li key={permission}>
          <Badge icon="check">{labelIn(teamPermissions[permission], locale)}</Badge>
        </li>
      ))}
    </ul>
  )
}
