import { isProviderPermission, providerPermissions } from '@wasl/shared/access/permissions.ts'
import type { Profile } from '@wasl/shared/contract/accounts.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/locale.ts'
import { useText } from '../i18n/localized.ts'
import { Badge, StatusBadge } from '../ui/Badge.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'
import { Fact } from './ProfileView.tsx'

const tones = { pending_review: 'warn', approved: 'good', refused: 'bad', blocked: 'bad' } as const

/** The provider one works for, where it stands with the administration, and what one may do for it. */
export function ProviderCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account')
  const text = useText()
  const { provider, role, permissions } = profile
  if (!provider) return null
  return (
    <Card title={t('profile.provider')}>
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Fact label={t('profile.providerName')}>
          <bdi>{text(provider.name)}</bdi>
        </Fact>
        <Fact label={t('profile.providerStatus')}>
          <StatusBadge tone={tones[provider.status]}>{t(`profile.status.${provider.status}`)}</StatusBadge>
        </Fact>
        <Fact label={t('profile.permissions')} className="sm:col-span-2">
          {role === 'provider' ? t('profile.ownerMay') : <Permissions permissions={permissions} />}
        </Fact>
      </dl>
      {provider.status === 'approved' && (
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={`/provirder_review/${provider.id}`} tone="soft" icon="star">
            {t('profile.reviewsPage')}
          </ButtonLink>
        </p>
      )}
    </Card>
  )
}

function Permissions({ permissions }: { permissions: readonly string[] }) {
  const { t } = useTranslation('account')
  const locale = useLocale()
  const known = permissions.filter(isProviderPermission)
  if (known.length === 0) return t('profile.noPermissions')
  return (
    <ul className="mt-1 flex flex-wrap gap-2">
      {known.map((permission) => (
        <li key={permission}>
          <Badge icon="check">{labelIn(providerPermissions[permission], locale)}</Badge>
        </li>
      ))}
    </ul>
  )
}
