import type { CreditNoteView } from '@wasl/shared/contract/invoices.ts'
import { creditCauses } from '@wasl/shared/rules/credit-causes.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { DateText } from '../ui/DateText.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { Money } from '../ui/Money.tsx'

/** The credit notes of an invoice, each with its PDF. */
export function CreditNotes({ notes }: { notes: readonly CreditNoteView[] }) {
  const { t } = useTranslation('orders')
  return (
    <section className="card no-print flex flex-col gap-3 p-4 sm:p-6">
      <h2 className="text-xl">{t('invoice.creditNotes')}</h2>
      <p className="text-sm text-muted">{t('invoice.creditNotesHint')}</p>
      <CreditNoteList notes={notes} />
    </section>
  )
}

/** The same without a card of its own. */
export function CreditNoteList({ notes }: { notes: readonly CreditNoteView[] }) {
  const text = useText()
  return (
    <ul className="divide-y divide-line">
      {notes.map(({ id, number, title, cause, total, issued_at, pdf_url }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
          <div className="min-w-0">
            <a href={pdf_url} download={`${number}.pdf`} className="inline-flex items-center gap-1 text-brand underline underline-offset-4">
              <Icon name="download" size={18} />
              <span>
                <span className="block">{text(title)}</span> <Ltr className="wrap-anywhere">{number}</Ltr>
              </span>
            </a>
            <p className="text-sm text-muted">
              {text(creditCauses[cause])} · <DateText at={issued_at} />
            </p>
          </div>
          <Money halalas={-total} exact className="font-semibold" />
        </li>
      ))}
    </ul>
  )
}
