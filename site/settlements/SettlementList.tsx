import type { SettlementCard } from '@wasl/shared/contract/settlements.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { DateText } from '../ui/DateText.tsx'
import { Detail } from '../ui/Detail.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { Money } from '../ui/Money.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { SettlementBadge } from './SettlementBadge.tsx'

/** The settlements of one tab, newest first. */
export function SettlementList({ settlements }: { settlements: readonly SettlementCard[] }) {
  const { t } = useTranslation('account')
  return (
    <ul className="flex flex-col gap-4">
      {settlements.map((settlement) => (
        <li key={settlement.id} className="card relative p-5 hover:border-brand">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-base font-semibold">
              <PageLink to={pages.settlement({ id: settlement.id })} className="after:absolute after:inset-0 hover:text-brand">
                {t('settlements.one')} <Ltr>{settlement.number}</Ltr>
              </PageLink>
            </h2>
            <SettlementBadge settlement={settlement} />
          </div>
          <dl className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-3">
            <Detail label={t('settlements.amount')}>
              <Money halalas={settlement.amount} exact />
            </Detail>
            <Detail label={t('settlements.date')}>
              <DateText at={settlement.created_at} />
            </Detail>
            {settlement.reference && (
              <Detail label={t('settlements.reference')}>
                <Ltr className="wrap-anywhere">{settlement.reference}</Ltr>
              </Detail>
            )}
          </dl>
        </li>
      ))}
    </ul>
  )
}
