import type { InvoicePage } from '@wasl/shared/contract/invoices.ts'
import { formatPhone } from '@wasl/shared/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { Ltr } from '../ui/Ltr.tsx'

/** Seller or buyer with the registration numbers that tax law requires. */
export function InvoiceParty({ title, party }: { title: string; party: InvoicePage['seller'] }) {
  const { t } = useTranslation('orders')
  const text = useText()
  return (
    <section className="rounded-card border border-line p-4">
      <h2 className="text-sm font-normal text-muted">{title}</h2>
      <p className="text-lg font-semibold">{text(party.name)}</p>
      {party.address && <p className="text-sm">{text(party.address)}</p>}
      {party.vat_number && (
        <p className="text-sm">
          <span className="text-muted">{t('invoice.vatNumber')}:</span> <Ltr>{party.vat_number}</Ltr>
        </p>
      )}
      {party.commercial_number && (
        <p className="text-sm">
          <span className="text-muted">{t('invoice.commercialNumber')}:</span> <Ltr>{party.commercial_number}</Ltr>
        </p>
      )}
      {party.phone && (
        <p className="text-sm">
          <span className="text-muted">{t('page.phone')}:</span> <Ltr>{formatPhone(party.phone)}</Ltr>
        </p>
      )}
    </section>
  )
}
