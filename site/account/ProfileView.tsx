import type { Profile } from '@wasl/shared/contract/accounts.ts'
import { formatPhone } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../ui/Avatar.tsx'
import { Badge } from '../ui/Badge.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'
import { Detail } from '../ui/Detail.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { useRootData } from '../ui/root-data.ts'

export function ProfileView({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account')
  const isNafathOffered = useRootData()?.appInfo.nafath
  const notAdded = <span className="text-muted">{t('profile.notAdded')}</span>
  const accountType = profile.company ? 'colleague' : profile.role === 'client' ? (profile.client_type ?? 'client') : profile.role
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={profile.name} url={profile.avatar_url} size={76} />
        <div className="min-w-0 grow">
          <h2 className="text-xl">
            <bdi>{profile.name}</bdi>
          </h2>
          <p className="flex flex-wrap gap-2">
            <Badge tone="brand">{t(`profile.accountTypes.${accountType}`)}</Badge>
            {profile.is_identity_verified && (
              <Badge tone="good" icon="shield">
                {t('profile.verified')}
              </Badge>
            )}
          </p>
        </div>
        {isNafathOffered && !profile.is_identity_verified && (
          <ButtonLink to={pages.verifyIdentity()} tone="plain" icon="shield">
            {t('profile.verifyIdentity')}
          </ButtonLink>
        )}
        <ButtonLink to={pages.profile({ tab: 'edit' })} tone="plain" icon="edit">
          {t('profile.edit')}
        </ButtonLink>
      </div>
      <dl className="mt-6 grid gap-x-8 gap-y-5 border-t border-line pt-5 sm:grid-cols-2">
        <Detail label={t('profile.phone')}>
          <Ltr>{formatPhone(profile.full_phone)}</Ltr>
        </Detail>
        <Detail label={t('profile.email')}>{profile.email ? <Ltr className="wrap-anywhere">{profile.email}</Ltr> : notAdded}</Detail>
        <Detail label={t('profile.city')}>{profile.city?.name ?? notAdded}</Detail>
        {profile.commercial_number && (
          <Detail label={t('profile.commercialNumber')}>
            <Ltr>{profile.commercial_number}</Ltr>
          </Detail>
        )}
      </dl>
    </Card>
  )
}
