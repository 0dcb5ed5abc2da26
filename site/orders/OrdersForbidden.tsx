import type { Profile } from '@wasl/shared/contract/accounts.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useRootData } from '../ui/root-data.ts'

/** The orders page of a provider or its user who may not see orders. */
export function OrdersForbidden({ provider }: { provider: Profile['provider'] }) {
  const { t } = useTranslation('orders')
  return (
    <div className="wrap flex flex-col gap-6 py-8">
      <PageHead title={t('providerTitle')} noIndex />
      <h1>{t('providerTitle')}</h1>
      <WhyNoOrders provider={provider} />
    </div>
  )
}

const reasons = {
  draft: 'draft',
  pending_review: 'underReview',
  rejected: 'rejected',
  approved: 'noPermission',
  blocked: 'notApproved',
} as const

/** Why there are no orders to see: the provider is not approved, with the way to its application, or the user lacks the permission. */
export function WhyNoOrders({ provider }: { provider: Profile['provider'] }) {
  const { t } = useTranslation('orders')
  const text = useText()
  const isOwner = useRootData()?.viewer?.role === 'provider'
  const reason = provider ? reasons[provider.status] : 'noPermission'
  return (
    <EmptyState
      icon={reason === 'underReview' ? 'clock' : reason === 'draft' || reason === 'rejected' ? 'edit' : 'lock'}
      title={t(`forbidden.${reason}`)}
      action={<NextPage reason={reason} isOwner={isOwner} />}
    >
      {t(`forbidden.${reason}Hint`, { provider: provider ? text(provider.name) : '' })}
    </EmptyState>
  )
}

function NextPage({ reason, isOwner }: { reason: (typeof reasons)[keyof typeof reasons]; isOwner: boolean }) {
  const { t } = useTranslation('orders')
  if (reason === 'notApproved') return <ButtonLink to={pages.contactUs()}>{t('forbidden.contact')}</ButtonLink>
  if (reason === 'noPermission' || !isOwner) return <ButtonLink to={pages.profile()}>{t('forbidden.profile')}</ButtonLink>
  const openText =
    reason === 'underReview' ? 'forbidden.open.underReview' : reason === 'rejected' ? 'forbidden.open.rejected' : 'forbidden.open.draft'
  return <ButtonLink to={pages.providerApplication()}>{t(openText)}</ButtonLink>
}
