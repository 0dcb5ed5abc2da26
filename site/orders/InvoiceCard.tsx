import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import type { OrderKind } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { CreditNoteList } from '../invoice/CreditNotes.tsx'
import { TaxDocumentList } from '../invoice/TaxDocuments.tsx'
import { PaymentList } from '../payments/PaymentList.tsx'
import { RefundList } from '../payments/RefundList.tsx'
import { AmountRow } from '../ui/AmountRow.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { Money } from '../ui/Money.tsx'

/** What was paid of the invoice, paid back and held. */
export function InvoiceCard({ order, invoice }: { order: OrderPage; invoice: NonNullable<OrderPage['invoice']> }) {
  const { t } = useTranslation('orders')
  const text = useText()
  return (
    <Card title={t('page.invoice')}>
      <dl className="mb-4 flex flex-col gap-2">
        <AmountRow label={text(invoice.number_label)}>
          <Ltr className="wrap-anywhere">{invoice.number ?? ''}</Ltr>
        </AmountRow>
        <AmountRow label={t('invoice.total')}>
          <Money halalas={invoice.final_amount} exact className="font-bold" />
        </AmountRow>
        {invoice.paid_amount > 0 && (
          <AmountRow label={t('invoice.paid')}>
            <Money halalas={invoice.paid_amount} exact />
          </AmountRow>
        )}
        {invoice.paid_amount > 0 && invoice.remaining_amount > 0 && (
          <AmountRow label={t('invoice.remaining')}>
            <Money halalas={invoice.remaining_amount} exact />
          </AmountRow>
        )}
      </dl>
      {order.payments.length > 0 && (
        <div className="mb-4 border-t border-line pt-3">
          <h3 className="text-base">{t('payments')}</h3>
          <PaymentList payments={order.payments} reader={order.reader} />
        </div>
      )}
      {invoice.tax_documents.length > 0 && (
        <div className="mb-4 border-t border-line pt-3">
          <h3 className="text-base">{t('invoice.taxDocuments')}</h3>
          <TaxDocumentList documents={invoice.tax_documents} />
        </div>
      )}
      {invoice.credit_notes.length > 0 && (
        <div className="mb-4 border-t border-line pt-3">
          <h3 className="text-base">{t('invoice.creditNotes')}</h3>
          <CreditNoteList notes={invoice.credit_notes} />
        </div>
      )}
      {order.refunds.length > 0 && (
        <div className="mb-4 border-t border-line pt-3">
          <h3 className="text-base">{t('refunds')}</h3>
          <RefundList refunds={order.refunds} />
        </div>
      )}
      {order.held_amount > 0 && (
        <p className="mb-4 flex items-start gap-2 rounded-control bg-brand-soft p-3 text-sm font-medium">
          <Icon name="lock" className="mt-0.5 text-brand" />
          {t(heldText(order))}
        </p>
      )}
      <ButtonLink to={pages.invoice({ id: invoice.id })} tone="plain" icon="receipt" className="w-full">
        {t('page.viewInvoice')}
      </ButtonLink>
    </Card>
  )
}

const heldTextsOfServices = { client: 'pay.heldNow', provider: 'pay.heldProvider' } as const
const heldTexts = {
  store: { client: 'pay.heldNowGoods', provider: 'pay.heldProviderGoods' },
  car: { client: 'pay.heldNowRental', provider: 'pay.heldProviderRental' },
  service: heldTextsOfServices,
  private: heldTextsOfServices,
  consultation: heldTextsOfServices,
} as const satisfies Record<OrderKind, unknown>
const heldText = (order: OrderPage) => (order.status === 'disputed' ? 'pay.heldDisputed' : heldTexts[order.kind][order.reader])
