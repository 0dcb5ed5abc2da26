import type { InvoicePage } from '@wasl/shared/contract/invoices.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { PaymentList } from '../payments/PaymentList.tsx'
import { RefundList } from '../payments/RefundList.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Logo } from '../ui/Logo.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { UserText } from '../ui/UserText.tsx'
import { AboveOffer } from './AboveOffer.tsx'
import { InvoiceLines } from './InvoiceLines.tsx'
import { InvoiceParty } from './InvoiceParty.tsx'
import { InvoiceTotals } from './InvoiceTotals.tsx'

/** The invoice for screen and A4 print, with the title of its paper. */
export function InvoiceDocument({ invoice }: { invoice: InvoicePage }) {
  const { t } = useTranslation('orders')
  return (
    <article className="card flex flex-col gap-8 p-4 sm:p-10 print:border-0 print:p-0">
      <DocumentHead invoice={invoice} />
      <div className="grid gap-4 sm:grid-cols-2">
        <InvoiceParty title={t('invoice.seller')} party={invoice.seller} />
        <InvoiceParty title={t('invoice.buyer')} party={invoice.buyer} />
      </div>
      <InvoiceLines lines={invoice.lines} />
      <div className="flex flex-wrap justify-end">
        <InvoiceTotals invoice={invoice} />
      </div>
      {invoice.payments.length > 0 && (
        <section className="border-t border-line pt-4 sm:max-w-xl">
          <h2 className="text-lg">{t('payments')}</h2>
          <PaymentList payments={invoice.payments} reader={invoice.reader} />
        </section>
      )}
      {invoice.refunds.length > 0 && (
        <section className="border-t border-line pt-4 sm:max-w-xl">
          <h2 className="text-lg">{t('refunds')}</h2>
          <RefundList refunds={invoice.refunds} />
        </section>
      )}
      {invoice.offer_total !== null && (
        <p className={`no-print font-medium ${invoice.above_offer > 0 ? 'text-bad' : 'text-good'}`}>
          {invoice.above_offer > 0 ? <AboveOffer halalas={invoice.above_offer} reason={invoice.price_reason} /> : t('invoice.matchesOffer')}
        </p>
      )}
      {invoice.note && (
        <p className="border-t border-line pt-4">
          <UserText>{invoice.note}</UserText>
        </p>
      )}
    </article>
  )
}

/** Title, number, date and order. */
function DocumentHead({ invoice }: { invoice: InvoicePage }) {
  const { t } = useTranslation('orders')
  const text = useText()
  return (
    <div className="flex flex-wrap items-start justify-between gap-6">
      <div className="flex min-w-0 flex-col gap-4">
        <Logo />
        <div>
          <h1 className="text-3xl">{text(invoice.title)}</h1>
          {(invoice.status === 'cancelled' || invoice.status === 'rejected') && (
            <p className="text-xl font-bold text-bad">{t(`invoice.status.${invoice.status}`)}</p>
          )}
          <p className="text-muted">
            {text(invoice.number_label)} <Ltr className="font-semibold wrap-anywhere text-ink">{invoice.number ?? ''}</Ltr>
          </p>
        </div>
      </div>
      <dl className="grid min-w-0 gap-1 text-sm">
        {invoice.issued_at && (
          <div className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{t('invoice.issueDate')}</dt>
            <dd>
              <DateText at={invoice.issued_at} hijri />
            </dd>
          </div>
        )}
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{t('invoice.order')}</dt>
          <dd>
            <PageLink to={pages.order({ id: invoice.order.id })} className="text-brand underline underline-offset-4">
              <Ltr>{invoice.order.number}</Ltr>
            </PageLink>
          </dd>
        </div>
      </dl>
    </div>
  )
}
