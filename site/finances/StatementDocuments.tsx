import type { StatementPage } from '@wasl/shared/contract/finances.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { useTranslation } from 'react-i18next'
import { usePathIn, useText } from '../i18n/locale.ts'
import { DateText } from '../ui/DateText.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { Money } from '../ui/Money.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { UserText } from '../ui/UserText.tsx'

const number = 'py-2.5 ps-3 sm:ps-6 text-end rtl:text-start whitespace-nowrap'
const sums = ['net', 'tax', 'total'] as const
const pdfOf = { tax_document: resourceRoutes.taxDocumentPdf, credit_note: resourceRoutes.creditNotePdf }

/** The tax documents and credit notes of a company in a month, with their sums. */
export function StatementDocuments({ statement: { documents, document_totals: totals, branch_totals } }: { statement: StatementPage }) {
  const { t } = useTranslation('finances')
  const text = useText()
  const pathIn = usePathIn()
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full border-collapse text-start max-sm:text-sm">
        <caption className="sr-only">{t('statement.documents')}</caption>
        <thead>
          <tr className="border-b-2 border-brand text-sm text-muted">
            <th scope="col" className="py-2 text-start font-medium">
              {t('statement.document')}
            </th>
            {sums.map((sum) => (
              <th key={sum} scope="col" className={`${number} font-medium ${onlyWide(sum)}`}>
                {t(`statement.${sum}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {documents.map(({ id, kind, title, number: documentNumber, at, order, purchase_order, branch, net, tax, total }) => (
            <tr key={id} className="border-b border-line align-top">
              <td className="py-2.5">
                <a href={pathIn(pdfOf[kind]({ id }))} className="font-medium hover:text-brand hover:underline">
                  {text(title)}
                </a>
                <span className="flex flex-wrap gap-x-3 text-sm text-muted">
                  <DateText at={at} className="whitespace-nowrap" />
                  <Ltr className="wrap-anywhere">{documentNumber}</Ltr>
                  <PageLink to={pages.order({ id: order.id })} className="hover:text-brand hover:underline">
                    <Ltr>{order.number}</Ltr>
                  </PageLink>
                  {branch && <UserText>{branch.label}</UserText>}
                  {purchase_order && <UserText>{purchase_order}</UserText>}
                </span>
              </td>
              <SumCells net={net} tax={tax} total={total} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          {branch_totals.map(({ branch, net, tax, total }) => (
            <tr key={branch?.id ?? ''} className="border-b border-line">
              <th scope="row" className="px-2 py-2.5 text-start font-normal">
                {branch ? <UserText>{branch.label}</UserText> : t('statement.noBranch')}
              </th>
              <SumCells net={net} tax={tax} total={total} />
            </tr>
          ))}
          <tr className="bg-sunken font-semibold">
            <th scope="row" className="px-2 py-2.5 text-start">
              {t('statement.sum')}
            </th>
            <SumCells {...totals} />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** On phones the VAT is below the total, which leaves the other columns out. */
const onlyWide = (sum: (typeof sums)[number] | undefined): string => (sum === 'total' ? '' : 'max-sm:hidden')

function PhoneTax({ tax }: { tax: number }) {
  const { t } = useTranslation('finances')
  return (
    <span className="block text-sm font-normal text-muted sm:hidden">
      {t('statement.tax')} <Money halalas={tax} exact />
    </span>
  )
}

const SumCells = ({ net, tax, total }: StatementPage['document_totals']) =>
  ([net, tax, total] as const).map((halalas, at) => (
    <td key={sums[at]} className={`${number} ${onlyWide(sums[at])}`}>
      <Money halalas={halalas} exact />
      {sums[at] === 'total' && <PhoneTax tax={tax} />}
    </td>
  ))
