import type { OwnOffers as OwnOffersPage } from '@wasl/shared/contract/user-home.ts'
import { formatDays } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import { counterTone, useCounterStatus } from '../orders/counter-status.ts'
import { offerTone } from '../orders/status-style.ts'
import { StatusBadge } from '../ui/Badge.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'
import { DateText } from '../ui/DateText.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { Money } from '../ui/Money.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { UserText } from '../ui/UserText.tsx'

/** The price offers of the user's provider with their outcome. */
export function OwnOffers({ offers }: { offers: OwnOffersPage }) {
  const { t } = useTranslation('account')
  const { t: tOrders } = useTranslation('orders')
  const text = useText()
  const counterText = useCounterStatus('provider')
  const locale = useLocale()
  if (offers.data.length === 0)
    return (
      <EmptyState
        icon="tag"
        title={t('offers.empty')}
        action={<ButtonLink to={pages.orders({ side: 'open' })}>{t('offers.browse')}</ButtonLink>}
      >
        {t('offers.emptyHint')}
      </EmptyState>
    )
  return (
    <Card title={t('offers.title')}>
      <ul className="-my-3 divide-y divide-line">
        {offers.data.map((offer) => (
          <li key={offer.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4">
            <div className="min-w-0">
              <h3 className="text-base">
                <PageLink to={pages.order({ id: offer.order_id })} className="hover:text-brand">
                  {text(offer.category)} <Ltr className="whitespace-nowrap text-muted">{offer.order_number}</Ltr>
                </PageLink>
              </h3>
              <p className="text-sm text-muted">
                {t('offers.sentAt')} <DateText at={offer.created_at} /> · {formatDays(offer.duration_days, locale)}
              </p>
              {offer.reject_reason && (
                <p className="text-sm">
                  {t('offers.rejectReason')}: <UserText>{offer.reject_reason}</UserText>
                </p>
              )}
            </div>
            <div className="flex flex-wrap items-center gap-3">
              <Money halalas={offer.price} className="text-lg font-semibold" />
              {offer.status === 'pending' && offer.counter && (
                <StatusBadge tone={counterTone(offer.counter)}>{counterText(offer.counter)}</StatusBadge>
              )}
              {offer.counter !== 'pending' && (
                <StatusBadge tone={offerTone(offer.status)}>{tOrders(`offer.status.${offer.status}`)}</StatusBadge>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Pagination pagination={offers.pagination} />
    </Card>
  )
}
