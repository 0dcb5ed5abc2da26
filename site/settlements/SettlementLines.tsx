import type { SettlementPage } from '@wasl/shared/contract/settlements.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { Card } from '../ui/Card.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { Money } from '../ui/Money.tsx'
import { PageLink } from '../ui/PageLink.tsx'

/** The orders of a settlement with their commission and VAT. */
export function SettlementLines({ lines }: { lines: SettlementPage['lines'] }) {
  const { t } = useTranslation('account')
  return (
    <Card title={t('settlements.lines')}>
      <ul className="-my-2 divide-y divide-line">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
          <li key={at} className="py-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
              {line.order ? (
                <PageLink to={pages.order({ id: line.order.id })} className="link">
                  {t(line.is_claim ? 'settlements.claim' : 'settlements.order')} <Ltr>{line.order.number}</Ltr>
                </PageLink>
              ) : (
                <span>{t('settlements.adjustment')}</span>
              )}
              <Money halalas={line.amount} exact />
            </p>
            <p className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-muted">
              <DateText at={line.earned_at} />
              <span>
                {t('settlements.earned')} <Money halalas={line.service_amount} exact />
              </span>
              {line.margin === 0 ? (
                <>
                  <span>
                    {t('settlements.commission')} <Money halalas={-line.commission} exact />
                  </span>
                  <span>
                    {t('settlements.commissionVat')} <Money halalas={-line.commission_vat} exact />
                  </span>
                </>
              ) : (
                <span>
                  {t('settlements.margin')} <Money halalas={-line.margin} exact />
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
