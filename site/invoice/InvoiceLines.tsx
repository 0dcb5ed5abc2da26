import type { InvoicePage } from '@wasl/shared/contract/invoices.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { Money } from '../ui/Money.tsx'

// Amounts are written from left to right in both languages: they are aligned at their decimals, on the right.
const number = 'text-end rtl:text-start'

/** The lines of an invoice as a table; on phones each line is a title with `1 × 420.00` and the amount below it. */
export function InvoiceLines({ lines }: { lines: InvoicePage['lines'] }) {
  const { t } = useTranslation('orders')
  const text = useText()
  return (
    <table className="w-full border-collapse text-start max-sm:block print:table">
      <thead className="max-sm:sr-only print:not-sr-only">
        <tr className="border-b-2 border-brand text-sm text-muted">
          <th scope="col" className="py-2 pe-4 text-start font-medium">
            {t('invoice.description')}
          </th>
          <th scope="col" className={`py-2 pe-4 font-medium ${number}`}>
            {t('invoice.quantity')}
          </th>
          <th scope="col" className={`py-2 pe-4 font-medium ${number}`}>
            {t('invoice.unitPrice')}
          </th>
          <th scope="col" className={`py-2 font-medium ${number}`}>
            {t('invoice.amount')}
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block print:table-row-group">
        {lines.map((line, index) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and an issued invoice does not change
            key={index}
            className="border-b border-line align-top max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:py-3 print:table-row"
          >
            <td className="py-3 pe-4 max-sm:w-full max-sm:p-0 max-sm:font-medium">{text(line.title)}</td>
            <td className={`py-3 pe-4 tabular-nums max-sm:p-0 max-sm:text-muted ${number}`}>{line.quantity}</td>
            <td className={`py-3 pe-4 max-sm:p-0 max-sm:text-muted ${number}`}>
              <span aria-hidden="true" className="px-1.5 sm:hidden print:hidden">
                ×
              </span>
              <Money halalas={line.unit_price} exact />
            </td>
            <td className={`py-3 max-sm:ms-auto max-sm:p-0 max-sm:font-semibold ${number}`}>
              <Money halalas={line.amount} exact />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
