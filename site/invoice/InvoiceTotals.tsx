import type { InvoicePage } from '@wasl/shared/contract/invoices.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { Money } from '../ui/Money.tsx'

type InvoiceAmounts = Pick<InvoicePage, 'service_amount' | 'discount' | 'tax' | 'vat_percent' | 'sold_by' | 'final_amount'> &
  Partial<
    Pick<
      InvoicePage,
      | 'amount_label'
      | 'deposit_percent'
      | 'due_amount'
      | 'paid_amount'
      | 'credited_amount'
      | 'remaining_amount'
      | 'commission_percent'
      | 'provider_share'
    >
  >

/** The amounts of an invoice; platform fee and provider share only for the provider. */
export function InvoiceTotals({ invoice }: { invoice: InvoiceAmounts }) {
  const { t } = useTranslation('orders')
  const text = useText()
  const {
    paid_amount = 0,
    credited_amount = 0,
    due_amount = 0,
    remaining_amount = 0,
    commission_percent = null,
    provider_share = null,
  } = invoice
  // The VAT of a sale by the platform is not paid to the provider.
  const platformTax = invoice.sold_by === 'platform' ? invoice.tax : 0
  return (
    <div className="@container flex w-full flex-col gap-4 sm:max-w-96">
      <dl className="grid grid-cols-[1fr_auto] gap-y-2 @max-[15rem]:grid-cols-1">
        <TotalsRow
          label={invoice.amount_label ? text(invoice.amount_label) : t('invoice.serviceAmount')}
          halalas={invoice.service_amount}
        />
        {invoice.discount > 0 && <TotalsRow label={t('invoice.discount')} halalas={-invoice.discount} />}
        {invoice.vat_percent > 0 && <TotalsRow label={t('invoice.tax', { percent: invoice.vat_percent })} halalas={invoice.tax} />}
        <TotalsRow label={t(invoice.vat_percent > 0 ? 'invoice.total' : 'total')} halalas={invoice.final_amount} strong />
        {credited_amount > 0 && <TotalsRow label={t('invoice.credited')} halalas={-credited_amount} />}
        {paid_amount > 0 && <TotalsRow label={t('invoice.paid')} halalas={paid_amount} />}
        {due_amount > 0 && due_amount < invoice.final_amount && <TotalsRow label={t('invoice.due')} halalas={due_amount} />}
        {paid_amount > 0 && remaining_amount > 0 && <TotalsRow label={t('invoice.remaining')} halalas={remaining_amount} />}
      </dl>
      {commission_percent !== null && provider_share !== null && (
        <dl className="no-print grid grid-cols-[1fr_auto] gap-y-2 @max-[15rem]:grid-cols-1 rounded-control bg-brand-soft p-3">
          {platformTax > 0 && <TotalsRow label={t('invoice.platformTax')} halalas={-platformTax} />}
          <TotalsRow
            label={t('invoice.platformFee', { percent: commission_percent })}
            halalas={provider_share - (invoice.final_amount - platformTax)}
          />
          <TotalsRow label={t('invoice.providerShare')} halalas={provider_share} strong />
        </dl>
      )}
    </div>
  )
}

function TotalsRow({ label, halalas, strong = false }: { label: ReactNode; halalas: number; strong?: boolean }) {
  return (
    <div
      className={`col-span-full grid grid-cols-subgrid items-baseline gap-x-4 ${strong ? 'border-t border-line pt-2 text-lg font-bold' : ''}`}
    >
      <dt className={strong ? '' : 'text-muted'}>{label}</dt>
      <dd className="text-end @max-[15rem]:text-start rtl:text-start">
        <Money halalas={halalas} exact />
      </dd>
    </div>
  )
}
