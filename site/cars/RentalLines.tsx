import type { CarQuote } from '@wasl/shared/contract/cars.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { AmountRow } from '../ui/AmountRow.tsx'
import { Money } from '../ui/Money.tsx'
import { SignedMoney } from '../ui/SignedMoney.tsx'

/** The lines of the price of a rental, as rows of a description list. */
export function RentalLines({ lines }: Pick<CarQuote, 'lines'>) {
  const { t } = useTranslation('cars')
  const text = useText()
  const labelOf = ({ kind, title, count }: CarQuote['lines'][number]) => {
    if (!title) return t(`line.${kind}`, { count })
    return count > 1 ? `${t('quote.times', { times: count })} ${text(title)}` : text(title)
  }
  return lines.map((line) => (
    <AmountRow key={line.kind + (line.title?.en ?? '')} label={labelOf(line)}>
      {line.amount < 0 ? <SignedMoney halalas={line.amount} /> : <Money halalas={line.amount} />}
    </AmountRow>
  ))
}
