import type { PaymentPage } from '@wasl/shared/contract/payment-page.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { AmountRow } from '../ui/AmountRow.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'
import { DeadlineNote } from '../ui/DeadlineNote.tsx'
import { DueAt } from '../ui/DueAt.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Money } from '../ui/Money.tsx'
import { CouponField } from './CouponField.tsx'
import { heldTexts } from './held-texts.ts'
import type { AppliedCoupon } from './load-coupon.server.ts'

/** What is due and how it comes about, with the deadline of an unpaid order. */
export function PaySummary({ page, coupon }: { page: PaymentPage; coupon: AppliedCoupon | null }) {
  const { t } = useTranslation('payments')
  const { t: tOrders } = useTranslation('orders')
  const { invoice, due_amount, remaining_amount, due_at, now } = page
  const quote = coupon?.quote
  const isRest = page.order.status !== 'pending_payment'
  const isDeposit = due_amount < remaining_amount
  const total = t('summary.total')
  const rows = [
    [t('summary.service'), invoice.service_amount],
    [t('summary.discount'), -invoice.discount],
    [t('summary.tax', { percent: invoice.vat_percent }), invoice.tax],
    [total, invoice.final_amount],
    [t('summary.paid'), -invoice.paid_amount],
    [tOrders('coupon.discount', { code: quote?.code }), quote ? quote.payable_amount - due_amount : 0],
    [t('summary.later'), isDeposit ? -(remaining_amount - due_amount) : 0],
  ] as const
  return (
    <Card title={t('summary.title')}>
      <dl className="flex flex-col gap-2">
        {rows.map(
          ([label, amount]) =>
            amount !== 0 && (
              <AmountRow key={label} label={label} strong={label === total}>
                <Money halalas={amount} exact />
              </AmountRow>
            ),
        )}
      </dl>
      <dl className="mt-4 border-t border-line pt-3 text-lg">
        <AmountRow label={t(quote ? 'summary.toPay' : isRest ? 'summary.rest' : isDeposit ? 'summary.deposit' : 'summary.due')} strong>
          <Money halalas={quote?.payable_amount ?? due_amount} exact />
        </AmountRow>
      </dl>
      <div className="mt-4 flex flex-col gap-3">
        <CouponField coupon={coupon} />
      </div>
      {due_at && <DueAt label={t('summary.deadline')} at={due_at} now={now} className="mt-4 text-sm" />}
      <div className="mt-1">
        <DeadlineNote note={page.deadline_note} />
      </div>
      <p className="mt-4 flex items-start gap-2 rounded-control bg-brand-soft p-3 text-sm">
        <Icon name="shield" className="mt-0.5 text-brand" />
        {tOrders(heldTexts[page.order.kind])}
      </p>
      <ButtonLink to={pages.invoice({ id: invoice.id })} tone="plain" size="small" icon="receipt" className="mt-4 w-full">
        {t('summary.invoice')}
      </ButtonLink>
    </Card>
  )
}
