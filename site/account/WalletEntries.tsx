import type { WalletPage } from '@wasl/shared/contract/invoices.ts'
import { useTranslation } from 'react-i18next'
import { Ltr } from '../ui/Bdi.tsx'
import { Card } from '../ui/Card.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Money } from '../ui/Money.tsx'
import { entryKind } from './entry-kind.ts'

/** What came into the wallet and what left it, newest first. */
export function WalletEntries({ entries }: { entries: WalletPage['entries'] }) {
  const { t } = useTranslation('account')
  return (
    <Card title={t('wallet.entries')}>
      <ul className="-my-2 divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.id} className="flex gap-3 py-4 sm:gap-4">
            <EntryIcon comesIn={entry.amount > 0} />
            <div className="min-w-0 grow">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-semibold">{t(`wallet.kinds.${entryKind(entry.kind)}`)}</span>
                <Amount amount={entry.amount} />
              </p>
              <p className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-muted">
                {entry.order_number && (
                  <span>
                    {t('wallet.order')} <Ltr>{entry.order_number}</Ltr>
                  </span>
                )}
                <span>
                  {t('wallet.reference')} <Ltr className="wrap-anywhere">{entry.reference_number}</Ltr>
                </span>
                <DateText at={entry.at} show="time" />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const EntryIcon = ({ comesIn }: { comesIn: boolean }) => (
  <span className={`grid size-10 shrink-0 place-items-center rounded-full ${comesIn ? 'bg-good-soft text-good' : 'bg-sunken text-muted'}`}>
    <Icon name={comesIn ? 'plus' : 'minus'} />
  </span>
)

/** The sign stands left of the figure in both languages, and is said in words to screen readers. */
function Amount({ amount }: { amount: number }) {
  const { t } = useTranslation('account')
  const comesIn = amount > 0
  return (
    <span dir="ltr" className={`inline-flex gap-1 font-semibold tabular-nums ${comesIn ? 'text-good' : ''}`}>
      <span className="sr-only">{t(comesIn ? 'wallet.in' : 'wallet.out')}</span>
      <span aria-hidden="true">{comesIn ? '+' : '−'}</span>
      <Money halalas={Math.abs(amount)} exact />
    </span>
  )
}
