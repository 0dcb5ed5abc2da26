import type { Profile } from '@wasl/shared/contract/accounts.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../ui/Avatar.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Ltr } from '../ui/Bdi.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'

/** One's own details, to read. */
export function ProfileView({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account')
  const none = <span className="text-muted">{t('profile.none')}</span>
  const kind = profile.role === 'client' ? (profile.client_type ?? 'client') : profile.role
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={profile.name} url={profile.avatar_url} size={76} />
        <div className="min-w-0 grow">
          <h2 className="text-xl">
            <bdi>{profile.name}</bdi>
          </h2>
          <Badge tone="brand">{t(`profile.kinds.${kind}`)}</Badge>
        </div>
        <ButtonLink to="/profile?tab=edit" tone="plain" icon="edit">
          {t('profile.edit')}
        </ButtonLink>
      </div>
      <dl className="mt-6 grid gap-x-8 gap-y-5 border-t border-line pt-5 sm:grid-cols-2">
        <Fact label={t('profile.phone')}>
          <Ltr>{profile.full_phone}</Ltr>
        </Fact>
        <Fact label={t('profile.email')}>{profile.email ? <Ltr className="wrap-anywhere">{profile.email}</Ltr> : none}</Fact>
        <Fact label={t('profile.city')}>{profile.city?.name ?? none}</Fact>
        {profile.commercial_number && (
          <Fact label={t('profile.commercialNumber')}>
            <Ltr>{profile.commercial_number}</Ltr>
          </Fact>
        )}
      </dl>
    </Card>
  )
}

/** A name and its value, one line of a description list. */
export const Fact = ({ label, className = '', children }: { label: string; className?: string; children: ReactNode }) => (
  <div className={`min-w-0 ${className}`}>
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="mt-0.5 font-medium">{children}</dd>
  </div>
)
