import type { CheckoutView } from '@wasl/shared/contract/checkout.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AmountRow } from '../ui/AmountRow.tsx'
import { Card } from '../ui/Card.tsx'
import { DueAt } from '../ui/DueAt.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Money } from '../ui/Money.tsx'

type Props = Pick<CheckoutView, 'payment'> & { isRental: boolean; children: ReactNode }

/** What is due for all orders of a checkout, and until when. `children`: the coupon. */
export function CheckoutDue({ payment: { amount, tax, security_deposit, extends_rental, due_at, now }, isRental, children }: Props) {
  const { t } = useTranslation(['checkout', 'payments'])
  const subject = extends_rental ? 'extension' : isRental ? 'rental' : null
  return (
    <Card title={t('payments:summary.title')}>
      <dl className="flex flex-col gap-2">
        {security_deposit > 0 && (
          <>
            <AmountRow label={t('rental.rent')}>
              <Money halalas={amount - security_deposit} exact />
            </AmountRow>
            <AmountRow label={t('rental.deposit')}>
              <Money halalas={security_deposit} exact />
            </AmountRow>
          </>
        )}
        <AmountRow label={t('payments:summary.due')} strong>
          <Money halalas={amount} exact />
        </AmountRow>
        {tax > 0 && (
          <AmountRow label={t('tax')}>
            <Money halalas={tax} exact />
          </AmountRow>
        )}
      </dl>
      <div className="mt-4">{children}</div>
      {due_at && <DueAt label={t('payments:summary.deadline')} at={due_at} now={now} className="mt-4 text-sm" />}
      {due_at && <p className="mt-1 text-sm text-muted">{t(subject ? `${subject}.deadline` : 'deadline')}</p>}
      <p className="mt-4 flex items-start gap-2 rounded-control bg-brand-soft p-3 text-sm">
        <Icon name="shield" className="mt-0.5 text-brand" />
        {t(subject ? `${subject}.held` : 'held')}
      </p>
    </Card>
  )
}
