import type { TransactionPage } from '@wasl/shared/contract/finances.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { Card } from '../ui/Card.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Detail } from '../ui/Detail.tsx'
import { FileLinks } from '../ui/FileLinks.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { PageLink } from '../ui/PageLink.tsx'

/** The numbers of a transaction, and what it belongs to. */
export function TransactionDetails({ transaction }: { transaction: TransactionPage }) {
  const { t } = useTranslation('finances')
  const text = useText()
  const { number, at, method, gateway, reference, order, invoice, provider_label, other_party, side, bank } = transaction
  return (
    <Card title={t('transaction.details')}>
      <dl className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
        <Detail label={t('transaction.number')}>
          <Ltr className="wrap-anywhere">{number}</Ltr>
        </Detail>
        <Detail label={t('transaction.date')}>
          <DateText at={at} show="time" hijri />
        </Detail>
        {method && <Detail label={t('transaction.method')}>{t(`method.${method}`)}</Detail>}
        {gateway && <Detail label={t('transaction.gateway')}>{t(`gateway.${gateway}`)}</Detail>}
        <LtrDetail label={t('transaction.reference')} value={reference} />
        {order && (
          <Detail label={t('transaction.order')}>
            <NumberLink to={pages.order({ id: order.id })}>{order.number}</NumberLink>
          </Detail>
        )}
        {invoice?.number && (
          <Detail label={text(invoice.number_label)}>
            <NumberLink to={pages.invoice({ id: invoice.id })}>{invoice.number}</NumberLink>
          </Detail>
        )}
        <LtrDetail label={t('transaction.taxDocument')} value={invoice?.tax_document_number ?? null} />
        {other_party && <Detail label={side === 'client' ? text(provider_label) : t('transaction.client')}>{text(other_party)}</Detail>}
        {bank && (
          <>
            <Detail label={t('transaction.bankName')}>
              <bdi>{bank.bank_name}</bdi>
            </Detail>
            <Detail label={t('transaction.accountName')}>
              <bdi>{bank.account_name}</bdi>
            </Detail>
            <LtrDetail label={t('transaction.accountNumber')} value={bank.account_number} />
          </>
        )}
      </dl>
      {bank && <FileLinks files={bank.files} />}
    </Card>
  )
}

const LtrDetail = ({ label, value }: { label: string; value: string | null }) =>
  value && (
    <Detail label={label}>
      <Ltr className="wrap-anywhere">{value}</Ltr>
    </Detail>
  )

const NumberLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <PageLink to={to} className="text-brand underline underline-offset-4">
    <Ltr>{children}</Ltr>
  </PageLink>
)
