import type { TransactionPage } from '@wasl/shared/contract/finances.ts'
import { useTranslation } from 'react-i18next'
import { Card } from '../ui/Card.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Money } from '../ui/Money.tsx'

/** What happened to a payment and when: started, completed or failed, refunded. */
export function TransactionSteps({ steps }: Pick<TransactionPage, 'steps'>) {
  const { t } = useTranslation('finances')
  return (
    <Card title={t('transaction.history')} className="no-print">
      <ol className="-my-2 divide-y divide-line">
        {steps.map(({ step, amount, at }) => (
          <li key={step} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
            <span className="font-medium">{t(`step.${step}`)}</span>
            <span className="flex flex-wrap items-baseline gap-x-4 text-muted">
              {amount !== null && <Money halalas={amount} exact />}
              <DateText at={at} show="time" />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
