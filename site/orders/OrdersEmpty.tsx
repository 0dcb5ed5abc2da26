import { useTranslation } from 'react-i18next'
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
