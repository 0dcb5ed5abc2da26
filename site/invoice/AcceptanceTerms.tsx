import type { AcceptanceTerms as Terms } from '@wasl/shared/contract/invoices.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { AmountRow } from '../ui/AmountRow.tsx'
import { Card } from '../ui/Card.tsx'
import { Money } from '../ui/Money.tsx'
import { AboveOffer } from './AboveOffer.tsx'

type Props = {
  terms: Terms
  above_offer: number
  price_reason: string | null
  /** The security deposit of a car, which is paid with the rent. */
  securityDeposit?: number
}

/** What accepting an invoice commits to, beside its button: the amounts, and what happens at each deadline. */
export function AcceptanceTerms({ terms, above_offer, price_reason, securityDeposit = 0 }: Props) {
  const { t } = useTranslation('orders')
  const text = useText()
  return (
    <Card title={t('acceptance.title')}>
      <dl className="flex flex-col gap-2">
        {securityDeposit > 0 && (
          <>
            <AmountRow label={t('acceptance.rent')}>
              <Money halalas={terms.deposit_amount} exact />
            </AmountRow>
            <AmountRow label={t('acceptance.securityDeposit')}>
              <Money halalas={securityDeposit} exact />
            </AmountRow>
          </>
        )}
        <AmountRow label={t(terms.rest_amount > 0 ? 'acceptance.deposit' : 'acceptance.all')} strong>
          <Money halalas={terms.deposit_amount + securityDeposit} exact />
        </AmountRow>
        {terms.rest_amount > 0 && (
          <AmountRow label={t('acceptance.rest')}>
            <Money halalas={terms.rest_amount} exact />
          </AmountRow>
        )}
      </dl>
      {above_offer > 0 && (
        <p className="mt-3 font-medium text-bad">
          <AboveOffer halalas={above_offer} reason={price_reason} />
        </p>
      )}
      <ul className="mt-3 flex list-disc flex-col gap-2 ps-5 text-sm">
        {terms.notes.map((note) => (
          <li key={note.en}>{text(note)}</li>
        ))}
      </ul>
    </Card>
  )
}
