import type { Profile } from '@wasl/shared/contract/accounts.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

type Props = { reader: 'client' | 'provider'; tab: 'new' | 'pending_payment' | 'current' | 'finished'; side: 'open' | 'assigned' }

/** The empty state of the orders page. */
export function OrdersEmpty({ reader, tab, side }: Props) {
  const { t } = useTranslation('orders')
  if (side === 'open')
    return (
      <EmptyState icon="search" title={t('empty.open')}>
        {t('empty.openHint')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="list"
      title={t(`empty.${tab}`)}
      action={reader === 'client' && <ButtonLink to="/static/our_services">{t('empty.action')}</ButtonLink>}
    >
      {t(reader === 'client' ? 'empty.client' : 'empty.provider')}
    </EmptyState>
  )
}

/** Why a provider or its user may not see orders: it is not approved, or the user lacks the permission. */
export function OrdersForbidden({ provider }: { provider: Profile['provider'] }) {
  const { t } = useTranslation('orders')
  const text = useText()
  const reason =
    !provider || provider.status === 'approved' ? 'noPermission' : provider.status === 'pending_review' ? 'underReview' : 'notApproved'
  return (
    <div className="wrap flex flex-col gap-6 py-8">
      <PageHead title={t('providerTitle')} noIndex />
      <h1>{t('providerTitle')}</h1>
      <EmptyState
        icon={reason === 'underReview' ? 'clock' : 'lock'}
        title={t(`forbidden.${reason}`)}
        action={
          <ButtonLink to={reason === 'notApproved' ? '/static/contact-us' : '/profile'}>
            {t(reason === 'notApproved' ? 'forbidden.contact' : 'forbidden.profile')}
          </ButtonLink>
        }
      >
        {t(`forbidden.${reason}Hint`, { provider: provider ? text(provider.name) : '' })}
      </EmptyState>
    </div>
  )
}
