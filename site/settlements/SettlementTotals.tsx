import type { SettlementPage } from '@wasl/shared/contract/settlements.ts'
import { useTranslation } from 'react-i18next'
import { AmountRow } from '../ui/AmountRow.tsx'
import { Money } from '../ui/Money.tsx'

type Amounts = Pick<SettlementPage, 'service_amount' | 'commission' | 'commission_vat' | 'margin' | 'amount'>

/** What a settlement pays out: the commission is taken off, or returned by refunds. */
export function SettlementTotals({ settlement }: { settlement: Amounts }) {
  const { t } = useTranslation('account')
  return (
    <dl className="flex flex-col gap-2 rounded-control bg-sunken p-5">
      <AmountRow label={t('settlements.earned')}>
        <Money halalas={settlement.service_amount} exact />
      </AmountRow>
      <AmountRow label={t('settlements.commission')}>
        <Money halalas={-settlement.commission} exact />
      </AmountRow>
      <AmountRow label={t('settlements.commissionVat')}>
        <Money halalas={-settlement.commission_vat} exact />
      </AmountRow>
      {settlement.margin !== 0 && (
        <AmountRow label={t('settlements.margin')}>
          <Money halalas={-settlement.margin} exact />
        </AmountRow>
      )}
      <AmountRow label={t('settlements.amount')} strong>
        <Money halalas={settlement.amount} exact />
      </AmountRow>
    </dl>
  )
}
